import { escaped } from './escaped.ts';
type Way = { label: string; url: string };
/** A list under a heading of its own: each line leads to what it tells of. */
type Section = { heading: string; lines: { text: string; note: string; url: string }[]; /** what isn't listed */ more?: string };

/** Rows in columns, each of which leads to what it tells of; with a note below where something is wrong with it. */
export type LetterTable = {
  columns: string[];
  rows: { cells: string[]; note?: string | undefined; url: string }[];
  more?: string | undefined;
};

/** What a letter says: a heading, paragraphs, a table, lists, one thing to do, and a closing note with a way of its own. Plain words, no markup. */
export type Letter = {
  heading: string;
  paragraphs: string[];
  table?: LetterTable | undefined;
  sections?: Section[];
  action?: Way;
  note?: string;
  way?: Way;
};

/** A letter as text and as HTML that mail programs of any age show alike. Whatever people wrote into it stays text. */
export function renderLetter({ heading, paragraphs, table, sections = [], action, note, way }: Letter): { text: string; html: string } {
  const text = [
    heading,
    ...paragraphs,
    table && tableAsText(table),
    ...sections.map(asText),
    action && asWay(action),
    note,
    way && asWay(way),
    'Fairlead\nRun the fleet, not the paperwork.',
  ]
    .filter(Boolean)
    .join('\n\n');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(heading)}</title></head>
<body style="margin:0;background:#f5f7f9;padding:24px 12px;font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#0b1b2a">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #dfe6eb;border-radius:14px">
<tr><td style="padding:20px 28px;background:#0b2030;border-radius:14px 14px 0 0;color:#e6eef4;font-size:17px;font-weight:600">Fairlead</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600">${escaped(heading)}</h1>
${paragraphs.map((each) => `<p style="margin:0 0 14px;font-size:15px;line-height:23px">${escaped(each).replaceAll('\n', '<br>')}</p>`).join('\n')}
${table ? tableAsHtml(table) : ''}
${sections.map(asHtml).join('\n')}
${
  action
    ? `<p style="margin:22px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:11px 20px;border-radius:8px;background:#0f3249;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>
<p style="margin:0 0 14px;font-size:13px;line-height:19px;color:#5b6d7b">If the button doesn't work, open this address:<br><a href="${escaped(action.url)}" style="color:#0b6e80;word-break:break-all">${escaped(action.url)}</a></p>`
    : ''
}
${note ? `<p style="margin:18px 0 0;padding-top:14px;border-top:1px solid #dfe6eb;font-size:13px;line-height:19px;color:#5b6d7b">${escaped(note)}${way ? `<br><a href="${escaped(way.url)}" style="color:#0b6e80">${escaped(way.label)}</a>` : ''}</p>` : ''}
</td></tr></table>
<p style="margin:16px 0 0;font-size:12px;color:#5b6d7b">Fairlead. Run the fleet, not the paperwork.</p>
</td></tr></table></body></html>
`;
  return { text: `${text}\n`, html };
}

function asWay({ label, url }: Way): string {
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
  return `<h2 style="margin:22px 0 6px;font-size:15px;line-height:23px;font-weight:600">${escaped(heading)}</h2>
<ul style="margin:0;padding:0;list-style:none">${lines
    .map(
      ({ text, note, url }) => `
<li style="padding:8px 0;border-top:1px solid #dfe6eb;font-size:15px;line-height:21px"><a href="${escaped(url)}" style="color:#0b6e80;text-decoration:none;font-weight:600">${escaped(text)}</a><br><span style="font-size:13px;line-height:19px;color:#5b6d7b">${escaped(note)}</span></li>`,
    )
    .join('')}
</ul>${more ? `<p style="margin:6px 0 0;font-size:13px;line-height:19px;color:#5b6d7b">${escaped(more)}</p>` : ''}`;
}

function tableAsText({ columns, rows, more }: LetterTable): string {
  const said = (cells: string[]) =>
    cells.flatMap((cell, at) => (cell ? [at === 0 ? inOneLine(cell) : `${columns[at]?.toLowerCase()} ${inOneLine(cell)}`] : []));
  return [
    ...rows.map(({ cells, note, url }) => `${said(cells).join(', ')}${note ? `. ${inOneLine(note)}` : ''}\n${url}`),
    ...(more ? [more] : []),
  ].join('\n');
}

const cell = 'padding:8px 8px 8px 0;border-top:1px solid #dfe6eb;font-size:14px;line-height:20px;text-align:left;vertical-align:top';

function tableAsHtml({ columns, rows, more }: LetterTable): string {
  const head = columns.map(
    (column) =>
      `<th scope="col" style="padding:0 8px 6px 0;font-size:12px;font-weight:400;color:#5b6d7b;text-align:left">${escaped(column)}</th>`,
  );
  const body = rows.map(({ cells: [first = '', ...others], note, url }) => {
    const link = `<a href="${escaped(url)}" style="color:#0b6e80;text-decoration:none;font-weight:600">${escaped(first)}</a>`;
    const reason = note
      ? `<tr><td colspan="${columns.length}" style="padding:0 0 8px;font-size:13px;line-height:19px;color:#9c1f15">${escaped(note)}</td></tr>`
      : '';
    return `<tr><td style="${cell}">${link}</td>${others.map((each) => `<td style="${cell}">${escaped(each)}</td>`).join('')}</tr>${reason}`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 0;border-collapse:collapse"><thead><tr>${head.join('')}</tr></thead><tbody>
${body.join('\n')}
</tbody></table>${more ? `<p style="margin:6px 0 0;font-size:13px;line-height:19px;color:#5b6d7b">${escaped(more)}</p>` : ''}`;
}

/** Nothing that people wrote passes for a line of ours. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
