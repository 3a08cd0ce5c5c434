import type { Invoice, InvoiceTax } from '#domain/finance/invoice.ts';
import { plainReason } from '#domain/finance/invoice-totals.ts';
import { taxCategoryLabels } from '#domain/finance/tax-words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { percentWords } from '#domain/shared/words.ts';
import { figures, paperDay, small, type InvoicePaper } from './invoice-pdf-head.ts';
import { accent, alarm, faint, heightOf, margin, tint, widthOf, write, type Paper } from './paper.ts';

type Row = { name: string; value: string };
/** What is listed above the total of an invoice or a credit note. */
export type Sums = { rows: Row[]; /** why there is no tax, or that prices include it */ reason: string | null };
const [minRowHeight, nameWidth, bandHeight] = [18, 155, 42];
const from = 300;

/** The height of an invoice's totals. */
export function heightOfTotals(paper: Paper, { invoice }: InvoicePaper): number {
  return 12 + heightOfSums(paper, sumsOf(invoice)) + 4 + bandHeight;
}

/** Draws the totals, and in a band of its own what is due and by when. */
export function drawTotals(paper: Paper, content: InvoicePaper): void {
  const y = drawSums(paper, sumsOf(content.invoice), paper.y + 12);
  drawBand(paper, content, y + 4);
}

function sumsOf(invoice: Invoice): Sums {
  return { rows: rowsOf(invoice), reason: reasonOf(invoice, 'invoice') };
}

/** The height of the sums; a long name, such as the reason of a tax, takes several lines. */
export function heightOfSums(paper: Paper, { rows, reason }: Sums): number {
  return rows.reduce((sum, row) => sum + heightOfRow(paper, row), 0) + heightOfReason(paper, reason);
}

function heightOfRow(paper: Paper, { name }: Row): number {
  return Math.max(minRowHeight, heightOf(paper, name, nameWidth) + 4);
}

function heightOfReason(paper: Paper, reason: string | null): number {
  return reason ? heightOf(paper, reason, paper.page.width - margin - 10 - from, small) + 2 : 0;
}

/** Draws names and amounts below each other with the reason below them, and answers where they end. */
export function drawSums(paper: Paper, { rows, reason }: Sums, top: number): number {
  const right = paper.page.width - margin - 10;
  const y = rows.reduce((at, row) => {
    write(paper, row.name, from, at, nameWidth, { colour: faint });
    write(paper, row.value, from + 120, at, right - from - 120, figures);
    return at + heightOfRow(paper, row);
  }, top);
  if (reason) write(paper, reason, from, y - 4, right - from, small);
  return y + heightOfReason(paper, reason);
}

function drawBand(paper: Paper, { invoice, company }: InvoicePaper, y: number): void {
  const { total, open, currency, status, dueDate } = invoice;
  const right = paper.page.width - margin - 10;
  const isPart = isPartSettled(invoice);
  const state =
    status === 'cancelled'
      ? { words: 'Cancelled', colour: alarm }
      : status === 'paid'
        ? { words: 'Paid', colour: accent }
        : { words: `Due ${paperDay(dueDate, company.formats)}`, colour: accent };
  paper.rect(margin, y, widthOf(paper), bandHeight).fill(tint);
  write(paper, state.words, margin + 10, y + 12, 230, { size: 13, weight: 'semibold', colour: state.colour });
  write(paper, isPart ? 'Amount due' : 'Total', from, y + 13, 100, { size: 12, weight: 'semibold' });
  const due = moneyInWords(isPart ? open : total, currency);
  write(paper, due, from + 80, y + 10, right - from - 80, { ...figures, size: 16, weight: 'semibold' });
  paper.y = y + bandHeight;
}

function rowsOf(invoice: Invoice): Row[] {
  const { lineTotal, discountTotal, discountPercent, taxes, total, paid, credited, currency } = invoice;
  const money = (amount: string) => moneyInWords(amount, currency);
  const rows: Row[] = [{ name: 'Subtotal', value: money(lineTotal) }];
  if (discountTotal !== '0.00')
    rows.push({ name: discountPercent ? `Discount ${percentWords(discountPercent)}` : 'Discount', value: `−${money(discountTotal)}` });
  rows.push(...taxRows(taxes, currency));
  if (isPartSettled(invoice)) {
    rows.push({ name: 'Total', value: money(total) });
    if (paid !== '0.00') rows.push({ name: 'Paid', value: `−${money(paid)}` });
    if (credited !== '0.00') rows.push({ name: 'Credited', value: `−${money(credited)}` });
  }
  return rows;
}

/** The total of each tax. */
export function taxRows(taxes: InvoiceTax[], currency: string): Row[] {
  const money = (amount: string) => moneyInWords(amount, currency);
  return taxes.map((each) => {
    // A category without tax is named as such; a tax without a category is shown by its name alone.
    if (each.category === 'S') return { name: `Tax ${percentWords(each.percent)} on ${money(each.taxable)}`, value: money(each.tax) };
    return { name: each.category ? `${untaxed(each)} ${money(each.taxable)}` : 'Tax 0%', value: money(each.tax) };
  });
}

function untaxed({ category, reason }: InvoiceTax): string {
  if (category === 'Z') return 'Zero rated';
  return category === 'E' || !category ? 'Tax exempt' : (reason ?? taxCategoryLabels[category]);
}

/** Why there is no tax, as far as the document states it; legal wording belongs in an invoice’s notes. */
export function reasonOf(
  { items, taxes, prices }: Pick<Invoice, 'taxes' | 'prices'> & { items: unknown[] },
  kind: 'invoice' | 'credit note',
): string | null {
  const reasons = taxes.filter(({ category, reason }) => category === 'E' && reason !== plainReason).map(({ reason }) => reason);
  const notes = [...reasons, taxes.some(({ category }) => category === 'S') && prices === 'gross' && 'Item prices include tax.'].filter(
    Boolean,
  );
  if (notes.length > 0) return notes.join(' ');
  if (taxes.length === 1 && taxes[0]?.category === 'E')
    return items.length === 1 ? 'This item is tax exempt.' : 'All items are tax exempt.';
  return taxes.every(({ category }) => category === null || category === 'E') && taxes.some(({ category }) => category === null)
    ? `No tax is charged on this ${kind}.`
    : null;
}

/** Whether a part of it is paid or credited and the rest isn't. */
function isPartSettled(invoice: Invoice): boolean {
  return isOpen(invoice) && invoice.open !== invoice.total;
}

/** Whether any of it is outstanding. */
export function isOpen({ status, open }: Invoice): boolean {
  return (status === 'sent' || status === 'overdue') && open !== '0.00';
}
