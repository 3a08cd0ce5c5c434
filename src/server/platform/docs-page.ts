// The API's documentation, made from its OpenAPI document: one page of plain HTML that can be read without a script.
import { operationHtml, type Operation } from './docs-operation.ts';
import { fieldsHtml, type Schema } from './docs-schema.ts';
import { escaped } from './escaped.ts';

type Document = {
  info: { title: string; description?: string };
  tags?: { name: string; description: string }[];
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** The readable documentation of this API as a page, for a server at this address. */
export function docsPage(openapi: object, address: string): string {
  const { info, tags = [], paths = {}, components } = openapi as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const rooms = tags
    .map((tag) => ({ ...tag, operations: operations.filter(({ operation }) => operation.tags[0] === tag.name) }))
    .filter((room) => room.operations.length > 0);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(info.title)} API</title>
<link rel="icon" href="/favicon.svg"><script src="/theme.js"></script><link rel="stylesheet" href="/docs.css"><script type="module" src="/docs.js"></script></head>
<body>
<a class="skip" href="#main">Skip to the operations</a>
<aside><a class="brand" href="/">${escaped(info.title)}</a>
<nav aria-label="Sections"><ul>${rooms.map(({ name }) => `<li><a href="#${anchor(name)}">${escaped(name)}</a></li>`).join('')}<li><a href="#records">Records</a></li></ul></nav></aside>
<main id="main" tabindex="-1">
<header><h1>${escaped(info.title)} API</h1>${paragraphs(info.description ?? '')}<p><a href="/api/openapi.json">OpenAPI document</a></p></header>
${toolsHtml}
<p id="nothing" hidden>No operation matches. Try fewer words.</p>
${rooms.map((room) => `<section id="${anchor(room.name)}"><h2>${escaped(room.name)}</h2><p>${escaped(room.description)}</p>${room.operations.map((each) => operationHtml(each, address, components?.schemas ?? {})).join('\n')}</section>`).join('\n')}
<section id="records"><h2>Records</h2><p>What operations take and return.</p>${recordsHtml(components?.schemas ?? {})}</section>
</main>
<dialog id="ask" aria-labelledby="ask-title"><form method="dialog"><h2 id="ask-title">Send this change?</h2><p><code id="ask-call"></code></p><p>It changes real data, with the rights of your token.</p><p class="actions"><button value="send">Send</button> <button value="" class="quiet" autofocus>Cancel</button></p></form></dialog>
</body>
</html>`;
}

// Hidden until there is a script that makes them work.
const toolsHtml = `<div id="tools" hidden><label>Find <input type="search" id="find" placeholder="Yacht, invoice, PDF …" autocomplete="off" aria-keyshortcuts="/"></label>
<label>Your token <input type="password" id="token" autocomplete="off" spellcheck="false" placeholder="fl_…"></label>
<p><small>Create one in <a href="/settings">Settings</a>; a read-only one is enough to look around. It is kept only in this page’s memory until you leave or reload.</small></p><p class="visually-hidden" role="status" id="found"></p></div>`;

function recordsHtml(schemas: Record<string, Schema>): string {
  return Object.entries(schemas)
    .map(
      ([name, schema]) =>
        `<details class="record" id="record-${escaped(name)}"><summary><h3>${escaped(name.replace(/Input$/, ''))}</h3></summary><div class="inside">${schema.description ? `<p>${escaped(schema.description)}</p>` : ''}${fieldsHtml(schema)}</div></details>`,
    )
    .join('\n');
}

function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((each) => `<p>${escaped(each).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('');
}

function anchor(text: string): string {
  return text.toLowerCase().replace(/\W+/g, '-');
}
