import type { YachtType } from '#domain/yachts/words.ts';
import { escaped } from './escaped.ts';
import { framed, shades, type Sender } from './letter-frame.ts';

type LetterLink = { label: string; url: string };
/** A list under its own heading: each line links to its record. */
type Section = { heading: string; lines: { text: string; note: string; url: string }[]; /** how many more aren't listed */ more?: string };

/** Rows in columns, each with a link to its record, and a note below if something is wrong with it. */
export type LetterTable = {
  columns: string[];
  rows: { cells: string[]; note?: string | undefined; url: string }[];
  more?: string | undefined;
};

/** A fact that matters, such as the amount due. */
type Fact = [name: string, value: string];

const ours = 'Fairlead. Run the fleet, not the paperwork.';
const above = `border-top:1px solid ${shades.line}`;

/**
 * The content of an email: a heading, paragraphs, a table, lists, one thing to do, and a closing note with a link of its own. Plain text,
 * no markup.
 */
export type Letter = {
  heading: string;
  paragraphs: string[];
  /** The company it comes from, if that isn't Fairlead. */ sender?: Sender | undefined;
  /** The type of yacht drawn at the top. */ picture?: YachtType | undefined;
  facts?: Fact[] | undefined;
  table?: LetterTable | undefined;
  sections?: Section[];
  action?: LetterLink;
  note?: string;
  way?: LetterLink;
};

/** An email as text, and as HTML that mail programs of any age display alike. User input in it stays plain text. */
export function renderLetter({ heading, paragraphs, sender, picture, facts, table, sections = [], action, note, way }: Letter): {
  text: string;
  html: string;
  picture?: YachtType;
} {
  const text = [
    heading,
    ...paragraphs,
    facts && facts.map(([name, value]) => `${name}: ${inOneLine(value)}`).join('\n'),
    table && tableAsText(table),
    ...sections.map(asText),
    action && linkAsText(action),
    note,
    way && linkAsText(way),
    sender?.sentBy ?? 'Fairlead\nRun the fleet, not the paperwork.',
  ]
    .filter(Boolean)
    .join('\n\n');
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:${shades.ink}">${escaped(heading)}</h1>`,
    ...paragraphs.map(
      (each) =>
        `<p class="ink" style="margin:0 0 14px;font-size:15px;line-height:23px;color:${shades.ink}">${escaped(each).replaceAll('\n', '<br>')}</p>`,
    ),
    facts && factsAsHtml(facts),
    table && tableAsHtml(table),
    ...sections.map(asHtml),
    action && actionAsHtml(action),
    note && noteAsHtml(note, way),
  ];
  const html = framed({
    title: heading,
    sender,
    picture,
    body: body.filter(Boolean).join('\n'),
    foot: sender?.sentBy ?? ours,
  });
  return { text: `${text}\n`, html, ...(picture ? { picture } : {}) };
}

function factsAsHtml(facts: Fact[]): string {
  const rows = facts.map(
    ([name, text], place) =>
      `<tr><th scope="row" class="dim${place > 0 ? ' line' : ''}" style="padding:12px 16px;font-size:14px;line-height:20px;font-weight:400;text-align:left;color:${shades.dim};${place > 0 ? above : ''}">${escaped(name)}</th><td class="ink${place > 0 ? ' line' : ''}" style="padding:12px 16px;font-size:${place > 0 ? 15 : 18}px;line-height:22px;font-weight:600;text-align:right;color:${shades.ink};${place > 0 ? above : ''}">${escaped(text)}</td></tr>`,
  );
  return `<table class="well" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0 6px;border-collapse:separate;background:#f1f6f8;border-radius:10px">${rows.join('')}</table>`;
}

function actionAsHtml({ label, url }: LetterLink): string {
  return `<div style="margin:22px 0"><a class="act" href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f3249;color:#ffffff;font-size:15px;line-height:20px;font-weight:600;text-decoration:none">${escaped(label)}</a></div>
<p class="dim" style="margin:0 0 14px;font-size:13px;line-height:19px;color:${shades.dim}">If the button doesn't work, open this address:<br><a class="link" href="${escaped(url)}" style="color:${shades.link};word-break:break-all">${escaped(url)}</a></p>`;
}

function noteAsHtml(note: string, way: LetterLink | undefined): string {
  const further = way ? `<br><a class="link" href="${escaped(way.url)}" style="color:${shades.link}">${escaped(way.label)}</a>` : '';
  return `<p class="dim line" style="margin:18px 0 0;padding-top:14px;${above};font-size:13px;line-height:19px;color:${shades.dim}">${escaped(note)}${further}</p>`;
}

function linkAsText({ label, url }: LetterLink): string {
  return `${label}:\n${url}`;
}

function asText({ heading, lines, more }: Section): string {
  return [
    heading.toUpperCase(),
    ...lines.map(({ text, note, url }) => `${inOneLine(text)} (${inOneLine(note)})\n${url}`),
    ...(more ? [more] : []),
  ].join('\n');
}

function asHtml({ heading, lines, more }: Section): string {
  return `<h2 class="ink" style="color:${shades.ink};margin:22px 0 6px;font-size:15px;line-height:23px;font-weight:600">${escaped(heading)}</h2>
<ul style="margin:0;padding:0;list-style:none">${lines
    .map(
      ({ text, note, url }) => `
<li class="line" style="padding:8px 0;${above};font-size:15px;line-height:21px"><a class="link" href="${escaped(url)}" style="color:${shades.link};text-decoration:none;font-weight:600">${escaped(text)}</a><br><span class="dim" style="font-size:13px;line-height:19px;color:${shades.dim}">${escaped(note)}</span></li>`,
    )
    .join('')}
</ul>${more ? `<p class="dim" style="margin:6px 0 0;font-size:13px;line-height:19px;color:${shades.dim}">${escaped(more)}</p>` : ''}`;
}

function tableAsText({ columns, rows, more }: LetterTable): string {
  const labeledCells = (cells: string[]) =>
    cells.flatMap((cell, at) => (cell ? [at === 0 ? inOneLine(cell) : `${columns[at]?.toLowerCase()} ${inOneLine(cell)}`] : []));
  return [
    ...rows.map(({ cells, note, url }) => `${labeledCells(cells).join(', ')}${note ? `. ${inOneLine(note)}` : ''}\n${url}`),
    ...(more ? [more] : []),
  ].join('\n');
}

const cell = `padding:8px 8px 8px 0;${above};font-size:14px;line-height:20px;text-align:left;vertical-align:top;color:${shades.ink}`;

function tableAsHtml({ columns, rows, more }: LetterTable): string {
  const head = columns.map(
    (column) =>
      `<th scope="col" class="dim" style="padding:0 8px 6px 0;font-size:12px;font-weight:400;color:${shades.dim};text-align:left">${escaped(column)}</th>`,
  );
  const body = rows.map(({ cells: [first = '', ...others], note, url }) => {
    const link = `<a class="link" href="${escaped(url)}" style="color:${shades.link};text-decoration:none;font-weight:600">${escaped(first)}</a>`;
    const reason = note
      ? `<tr><td colspan="${columns.length}" class="alarm" style="padding:0 0 8px;font-size:13px;line-height:19px;color:${shades.alarm}">${escaped(note)}</td></tr>`
      : '';
    return `<tr><td class="line" style="${cell}">${link}</td>${others.map((each) => `<td class="ink line" style="${cell}">${escaped(each)}</td>`).join('')}</tr>${reason}`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 0;border-collapse:collapse"><thead><tr>${head.join('')}</tr></thead><tbody>
${body.join('\n')}
</tbody></table>${more ? `<p class="dim" style="margin:6px 0 0;font-size:13px;line-height:19px;color:${shades.dim}">${escaped(more)}</p>` : ''}`;
}

/** Keeps user input in one line, so that it can't pass for a line of ours. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
