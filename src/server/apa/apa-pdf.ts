import type { Apa, ApaEntry } from '#domain/finance/apa.ts';
import { apaCategoryLabels } from '#domain/finance/words.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { daysWords } from '#domain/shared/date-words.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import type { ApaMovement } from '../finance/apa-store.ts';
import {
  belowHead,
  drawFacts,
  drawNumber,
  drawRecipient,
  drawSender,
  figures,
  label,
  paperDay,
  small,
  type InvoicePaper,
} from '../finance/invoice-pdf-head.ts';
import { drawEdges } from '../finance/invoice-pdf.ts';
import {
  accent,
  bottomOf,
  contentOf,
  heightOf,
  line,
  margin,
  newPaper,
  tint,
  widthOf,
  write,
  type Paper,
  type Style,
} from '../finance/paper.ts';

/** All data in an APA report. */
type ReportPaper = Pick<InvoicePaper, 'company' | 'customer' | 'logo'> & {
  apa: Apa;
  entries: readonly ApaEntry[];
  movements: readonly ApaMovement[];
  dates: { startDate: string | null; endDate: string | null };
  customerName: string;
  timeZone: string;
  today: string;
};

const title = 'APA report';
const dayAt = { x: margin + 10, width: 74 };
const whatAt = { x: margin + 88, width: 236 };
const paidAt = { x: 372, width: 76 };
const amountAt = { x: 452, width: 85 };

/** Draws the report of a charterer's APA. The same account always gives the same file, byte for byte. */
export function drawApaReport(content: ReportPaper): Promise<Buffer> {
  const { apa, company, customerName, entries, movements } = content;
  const name = `${title} ${apa.charterNumber}`;
  const paper = newPaper({
    title: name,
    author: company.name,
    subject: `${title} of charter ${apa.charterNumber} for ${customerName}`,
    at: new Date(`${apa.closedOn ?? content.today}T00:00:00Z`),
  });
  paper.y = drawHead(paper, content) + 22;
  const money = (amount: string) => moneyInWords(amount, apa.currency);
  const came = movements.filter(({ amount }) => !amount.startsWith('-'));
  const left = movements.filter(({ amount }) => amount.startsWith('-'));
  drawColumns(paper, 'Received');
  for (const { day, text, amount } of came) drawRow(paper, [paperDay(day, company.formats), text, '', money(amount)]);
  if (came.length === 0) drawRow(paper, ['', 'Nothing was received.', '', money('0.00')]);
  drawColumns(paper, 'Spent', entries.some(({ currency }) => currency !== apa.currency) ? 'Paid' : '');
  for (const entry of entries) {
    const paid = entry.currency === apa.currency ? '' : moneyInWords(entry.amount, entry.currency);
    drawRow(paper, [paperDay(entry.day, company.formats), wordsOf(entry), paid, money(entry.amountInApa)], notesOf(entry, apa.currency));
  }
  if (entries.length === 0) drawRow(paper, ['', 'Nothing was spent.', '', money('0.00')]);
  if (left.length > 0) {
    drawColumns(paper, 'Given back');
    for (const { day, text, amount } of left) drawRow(paper, [paperDay(day, company.formats), text, '', money(amount.slice(1))]);
  }
  drawSums(paper, content);
  drawEdges(paper, { name: name, whose: customerName, company: company });
  return contentOf(paper);
}

function wordsOf({ category, description, supplier }: ApaEntry): string {
  return [apaCategoryLabels[category], description, supplier].filter(Boolean).join(', ');
}

function notesOf({ exchangeRate, currency, disputed }: ApaEntry, inCurrency: string): string {
  return [exchangeRate && `1 ${currency} is ${exchangeRate.replace(/0+$/, '').replace(/\.$/, '')} ${inCurrency}`, disputed && 'Disputed']
    .filter(Boolean)
    .join(' · ');
}

function drawHead(paper: Paper, content: ReportPaper): number {
  const { apa, company, customer, customerName, dates, timeZone, today } = content;
  const top = belowHead(paper, Math.max(drawSender(paper, content), drawNumber(paper, title, apa.charterNumber)));
  const days = (at: string | null) => dayIn(timeZone, at ?? '');
  const facts: [string, string][] = [
    ...(apa.yachtName ? [['Yacht', apa.yachtName] as [string, string]] : []),
    ...(dates.startDate && dates.endDate
      ? [['Charter', daysWords(days(dates.startDate), days(dates.endDate), company.formats)] as [string, string]]
      : []),
    ['Requested', moneyInWords(apa.requested, apa.currency)],
    [apa.closedOn ? 'Closed' : 'As of', paperDay(apa.closedOn ?? today, company.formats)],
  ];
  return Math.max(drawRecipient(paper, customerName, customer, top), drawFacts(paper, facts, top));
}

/** A heading bar above the rows of a section. */
function drawColumns(paper: Paper, what: string, paid = ''): void {
  if (paper.y + 70 > bottomOf(paper)) paper.addPage();
  const top = paper.y + 10;
  const style: Style = { size: 7.5, weight: 'semibold', colour: accent };
  paper.rect(margin, top, widthOf(paper), 24).fill(tint);
  write(paper, what.toUpperCase(), dayAt.x, top + 8.5, 240, style);
  if (paid) write(paper, paid.toUpperCase(), paidAt.x, top + 8.5, paidAt.width, { ...style, align: 'right' });
  write(paper, 'AMOUNT', amountAt.x, top + 8.5, amountAt.width, { ...style, align: 'right' });
  paper.y = top + 24;
}

function drawRow(paper: Paper, [day, what, paid, amount]: [string, string, string, string], notes = ''): void {
  const words = heightOf(paper, what, whatAt.width);
  const height = Math.max(words, 12) + (notes ? heightOf(paper, notes, whatAt.width, label) + 2 : 0) + 13;
  if (paper.y + height > bottomOf(paper)) paper.addPage();
  const top = paper.y;
  write(paper, day, dayAt.x, top + 6.5, dayAt.width);
  write(paper, what, whatAt.x, top + 6.5, whatAt.width);
  if (notes) write(paper, notes, whatAt.x, top + 8.5 + words, whatAt.width, label);
  if (paid) write(paper, paid, paidAt.x, top + 6.5, paidAt.width, figures);
  write(paper, amount, amountAt.x, top + 6.5, amountAt.width, figures);
  line(paper, top + height);
  paper.y = top + height;
}

function drawSums(paper: Paper, { apa }: ReportPaper): void {
  const { received, spent, returned, balance, currency } = apa;
  const money = (amount: string) => moneyInWords(amount, currency);
  const rows: [string, string][] = [
    ['Received', money(received)],
    ['Spent', `−${money(spent)}`],
    ...(returned === '0.00' ? [] : [['Given back', `−${money(returned)}`] as [string, string]]),
  ];
  const height = rows.length * 17 + 70;
  if (paper.y + height > bottomOf(paper)) paper.addPage();
  let y = paper.y + 14;
  for (const [what, amount] of rows) {
    write(paper, what, 330, y, 100);
    write(paper, amount, amountAt.x - 60, y, amountAt.width + 60, figures);
    y += 17;
  }
  const remaining = centsOf(balance) ?? 0;
  paper.rect(margin, y + 6, widthOf(paper), 38).fill(tint);
  write(paper, remaining < 0 ? 'Due from you' : 'Left', margin + 10, y + 17, 260, { size: 13, weight: 'semibold', colour: accent });
  write(paper, money(decimalOf(Math.abs(remaining))), amountAt.x - 60, y + 15, amountAt.width + 60, {
    ...figures,
    size: 16,
    weight: 'semibold',
  });
  paper.y = write(paper, 'This money was yours until it was spent. It is not income and is not taxed.', margin + 10, y + 54, 400, small);
}
