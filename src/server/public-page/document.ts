// A company's page as a document: text that can be read without a script, and the data that the script starts with, so that the first price
// takes a single request.
import type { PublicPage } from '#domain/desk/public-page.ts';
import { initialOf } from '#domain/shared/words.ts';
import { escaped } from '../platform/escaped.ts';

type Frame = { isEmbedded: boolean; isDark: boolean };

/** The page of a company. In another website's frame it has that website's background, and the theme the frame asks for. */
export function bookDocument(page: PublicPage, { isEmbedded, isDark }: Frame): string {
  const { name, words, logo } = page;
  const described = words ? words.replaceAll(/\s+/g, ' ').slice(0, 160) : `Free weeks and prices of ${name}.`;
  const head = `<title>Book with ${escaped(name)}</title>
<meta name="description" content="${escaped(described)}">${isEmbedded ? '<meta name="robots" content="noindex">' : ''}`;
  const mark = logo
    ? `<img class="logo" src="${escaped(logo)}" alt="">`
    : `<span class="seal" aria-hidden="true">${escaped(initialOf(name))}</span>`;
  return documentOf(
    head,
    { isEmbedded, isDark },
    `<header>${mark}<div><h1>${escaped(name)}</h1>${words ? `<p class="words">${escaped(words)}</p>` : ''}</div></header>
<main id="book"><noscript><p>Please turn on JavaScript to see what is free.</p></noscript></main>
<footer>${isEmbedded ? '' : 'Prices include tax and obligatory extras, except what is shown as paid at the base. '}Made with <a href="/" target="_blank" rel="noopener">Fairlead</a></footer>
<script type="application/json" id="page">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`,
  );
}

/** The answer if no company has a page at this address, or it isn't published. */
export function noPageDocument(frame: Frame): string {
  return documentOf(
    '<title>Page not found</title><meta name="robots" content="noindex">',
    frame,
    '<main><h1>Page not found</h1><p>Please check the address, or ask the company for it.</p></main>',
  );
}

function documentOf(head: string, { isEmbedded, isDark }: Frame, body: string): string {
  return `<!doctype html>
<html lang="en" class="${isDark ? 'dark' : 'light'}${isEmbedded ? ' embedded' : ''}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<link rel="icon" href="/favicon.svg">${isEmbedded ? '' : '<script src="/visitor-theme.js"></script>'}<link rel="stylesheet" href="/book.css"><script defer src="/book.js"></script></head>
<body>
${body}
</body>
</html>
`;
}
