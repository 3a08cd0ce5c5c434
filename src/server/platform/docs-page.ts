// The API in words, made from its OpenAPI document: one page of plain HTML that needs no script.
type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  const?: unknown;
  description?: string;
  format?: string;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
};
type Media = { content?: Record<string, { schema?: Schema }> };
type Operation = {
  summary?: string;
  tags?: string[];
  security?: object[];
  'x-roles'?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Media;
  responses?: Record<string, Media>;
};
type Document = {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** The readable documentation of this API as a page. */
export function docsPage(openapi: object): string {
  const { info, paths = {}, components } = openapi as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'Other'))];
  const schemas = Object.entries(components?.schemas ?? {}).filter(([name]) => !name.endsWith('Input'));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(info.title)} API</title><link rel="stylesheet" href="/docs.css"></head>
<body>
<header><h1>${escape(info.title)} API</h1>${paragraphs(info.description ?? '')}<p><a href="/api/openapi.json">OpenAPI document</a></p></header>
<nav aria-label="Sections"><ul>${tags.map((tag) => `<li><a href="#${anchor(tag)}">${escape(tag)}</a></li>`).join('')}<li><a href="#records">Records</a></li></ul></nav>
<main>
${tags
  .map(
    (tag) =>
      `<section id="${anchor(tag)}"><h2>${escape(tag)}</h2>${operations
        .filter(({ operation }) => (operation.tags?.[0] ?? 'Other') === tag)
        .map(operationHtml)
        .join('')}</section>`,
  )
  .join('\n')}
<section id="records"><h2>Records</h2>${schemas.map(([name, schema]) => `<article id="record-${escape(name)}"><h3>${escape(name)}</h3>${schema.description ? `<p>${escape(schema.description)}</p>` : ''}${fieldsHtml(schema)}</article>`).join('')}</section>
</main>
</body>
</html>`;
}

function operationHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const who = operation.security?.length === 0 ? 'Anybody' : `Signed in: ${(operation['x-roles'] ?? []).join(', ')}`;
  const parameters = (operation.parameters ?? []).map(({ name, in: place, required, schema }) =>
    row(name, `${typeHtml(schema)} <small>in the ${escape(place)}</small>`, required),
  );
  const body = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<p>Body: ${typeHtml(schema)} <small>${escape(type)}</small></p>`,
  );
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, answer]) => `<li><b>${escape(status)}</b> ${typeHtml(Object.values(answer.content ?? {})[0]?.schema)}</li>`,
  );
  return `<article><h3><code><span class="method">${escape(method.toUpperCase())}</span> ${escape(path)}</code></h3>
<p>${escape(operation.summary ?? '')}. <small>${escape(who)}</small></p>
${parameters.length > 0 ? table(parameters) : ''}${body.join('')}<p>Answers</p><ul>${answers.join('')}</ul></article>`;
}

function fieldsHtml(schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => row(name, typeHtml(field), schema.required?.includes(name)));
  return rows.length > 0 ? table(rows) : `<p>${typeHtml(schema)}</p>`;
}

function table(rows: string[]): string {
  return `<div class="scroll"><table><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Required</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function row(name: string, type: string, required: boolean | undefined): string {
  return `<tr><th scope="row"><code>${escape(name)}</code></th><td>${type}</td><td>${required ? 'yes' : ''}</td></tr>`;
}

function typeHtml(schema: Schema | undefined): string {
  if (!schema) return '<small>nothing</small>';
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#record-${escape(name.replace(/Input$/, ''))}">${escape(name)}</a>`;
  }
  if (schema.enum) return schema.enum.map((each) => `<code>${escape(String(each))}</code>`).join(' ');
  if (schema.const !== undefined) return `<code>${escape(JSON.stringify(schema.const))}</code>`;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeHtml))].join(' or ');
  if (schema.items) return `list of ${typeHtml(schema.items)}`;
  if (schema.properties)
    return Object.entries(schema.properties)
      .map(([name, field]) => `<code>${escape(name)}</code>: ${typeHtml(field)}`)
      .join('; ');
  const limits = [
    schema.format,
    schema.maxLength === undefined ? undefined : `up to ${schema.maxLength} characters`,
    schema.maximum !== undefined && schema.maximum < 1e6 ? `${schema.minimum ?? 0} to ${schema.maximum}` : undefined,
  ].filter(Boolean);
  return escape([schema.type ?? 'anything', ...limits].flat().join(', '));
}

function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((each) => `<p>${escape(each).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('');
}

function anchor(text: string): string {
  return text.toLowerCase().replace(/\W+/g, '-');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
