import { datesIn, dayWords, shortDate } from '#domain/shared/date-words.ts';
import { hoursText } from '#domain/equipment/hours.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { inWords } from '#domain/shared/words.ts';
import type { Formats } from '#domain/shared/formats.ts';
import { label } from '../finance/invoice-pdf-head.ts';
import {
  accent,
  bottomOf,
  contentOf,
  faint,
  heightOf,
  line,
  margin,
  newPaper,
  onEveryPage,
  pen,
  tint,
  widthOf,
  write,
  type Paper,
} from '../finance/paper.ts';
import type { BookLine, BookOf } from './store.ts';

const usualColumns = [
  { name: 'Date', share: 12 },
  { name: 'Equipment', share: 18 },
  { name: 'Service', share: 26 },
  { name: 'Hours', share: 11 },
  { name: 'Done by', share: 15 },
  { name: 'Notes', share: 30 },
];
const costColumn = { name: 'Cost', share: 13 };
type Column = (typeof usualColumns)[number];
const small = { size: 8 };
const headStyle = { size: 7, weight: 'semibold' as const, colour: accent };

/** Draws the service book of a yacht, oldest first, on A4 landscape. */
export function drawServiceBook({
  book,
  lines,
  costs,
  formats,
  now,
}: {
  book: BookOf;
  lines: readonly BookLine[];
  /** Whether to include the cost of each line. */ costs: boolean;
  formats: Formats;
  now: Date;
}): Promise<Buffer> {
  const title = `Service book of ${book.yacht}`;
  const paper = newPaper({ title, author: book.company, subject: title, at: now, isAcross: true });
  write(paper, title, margin, margin - 6, widthOf(paper), { size: 18, weight: 'semibold', colour: accent });
  const until = datesIn(book.timeZone, formats).date(now, shortDate);
  const about = [book.type, book.year !== null && `built ${book.year}`, book.flag, book.equipment, `as of ${until}`]
    .filter(Boolean)
    .join(' · ');
  paper.y = write(paper, about, margin, paper.y + 2, widthOf(paper), { size: 9.5, colour: faint }) + 10;
  drawTable(
    paper,
    costs ? [...usualColumns, costColumn] : usualColumns,
    lines.map((each) => [...rowOf(each, formats), ...(costs ? [inMoney(each.costs).join('\n')] : [])]),
  );
  const all = costs ? sumsOf(lines) : [];
  if (all.length > 0) {
    const sum = `Total ${inWords(inMoney(all))}`;
    paper.y = write(paper, sum, margin + 3, paper.y + 8, widthOf(paper) - 6, { size: 9, weight: 'semibold' }) + 4;
  }
  onEveryPage(paper, (page, of) => {
    const y = paper.page.height - margin - 8;
    line(paper, y - 9);
    const footer = `${book.company}  ·  ${book.yacht}`;
    pen(paper, footer, label).text(footer, margin, y, { width: 380, height: 11, ellipsis: true });
    const place = `Page ${page} of ${of}`;
    pen(paper, place, label).text(place, margin, y, { width: widthOf(paper), align: 'right', lineBreak: false });
  });
  return contentOf(paper);
}

function rowOf({ doneOn, equipment, title, hours, doneBy, notes }: BookLine, formats: Formats): string[] {
  return [dayWords(doneOn, shortDate, formats), equipment ?? '', title, hours === null ? '' : hoursText(hours), doneBy ?? '', notes ?? ''];
}

function inMoney(costs: BookLine['costs']): string[] {
  return costs.map(({ amount, currency }) => moneyInWords(amount, currency));
}

/** The total cost of all lines, by currency. */
function sumsOf(lines: readonly BookLine[]): BookLine['costs'] {
  const sums = new Map<string, number>();
  for (const { currency, amount } of lines.flatMap(({ costs }) => costs))
    sums.set(currency, (sums.get(currency) ?? 0) + (centsOf(amount) ?? 0));
  return [...sums]
    .map(([currency, cents]) => ({ currency, amount: decimalOf(cents) }))
    .toSorted((a, b) => a.currency.localeCompare(b.currency));
}

function drawTable(paper: Paper, columns: readonly Column[], rows: string[][]): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / whole) * widthOf(paper));
  const drawRow = (texts: readonly string[], style: Parameters<typeof write>[5], isHead: boolean) => {
    let x = margin;
    const cells = texts.map((text, at) => {
      const width = widths[at] ?? 40;
      x += width;
      return { text, x: x - width + 3, width: width - 6, height: heightOf(paper, text || ' ', width - 6, style) };
    });
    const height = Math.max(12, ...cells.map((cell) => cell.height)) + 8;
    if (!isHead && paper.y + height > bottomOf(paper)) {
      paper.addPage();
      drawHead();
    }
    const { page, y: top } = paper;
    if (isHead) paper.rect(margin, top, widthOf(paper), height).fill(tint);
    // Notes longer than a page are written last, because they end on another one.
    const room = bottomOf(paper) - top - 4;
    for (const cell of cells.toSorted((one, other) => Number(one.height > room) - Number(other.height > room)))
      write(paper, cell.text, cell.x, top + 4, cell.width, style);
    const below = paper.page === page ? top + height : paper.y + 4;
    if (!isHead) line(paper, below);
    paper.y = below;
  };
  const drawHead = () =>
    drawRow(
      columns.map(({ name }) => name),
      headStyle,
      true,
    );
  drawHead();
  for (const row of rows) drawRow(row, small, false);
  if (rows.length === 0) paper.y = write(paper, 'The service book is empty.', margin + 3, paper.y + 6, 300, { size: 9, colour: faint }) + 4;
}
