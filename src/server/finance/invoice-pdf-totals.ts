import { invoiceTotals } from '#domain/finance/invoice-totals.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { figures, paperDay, small, type InvoicePaper } from './invoice-pdf-head.ts';
import { accent, alarm, faint, margin, tint, widthOf, write, type Paper } from './paper.ts';

type Row = { name: string; value: string };
const [rowHeight, reasonHeight, bandHeight] = [18, 14, 42];
const from = 300;

/** How tall the totals of an invoice stand. */
export function heightOfTotals({ invoice }: InvoicePaper): number {
  return 12 + rowsOf(invoice).length * rowHeight + (reasonOf(invoice) ? reasonHeight : 0) + 4 + bandHeight;
}

/** Draws what it comes to, and in a band of its own what is due and by when. */
export function drawTotals(paper: Paper, content: InvoicePaper): void {
  const { invoice } = content;
  const right = paper.page.width - margin - 10;
  let y = paper.y + 12;
  for (const { name, value } of rowsOf(invoice)) {
    write(paper, name, from, y, 155, { colour: faint });
    write(paper, value, from + 120, y, right - from - 120, figures);
    y += rowHeight;
  }
  const reason = reasonOf(invoice);
  if (reason) {
    write(paper, reason, from, y - 4, right - from, small);
    y += reasonHeight;
  }
  drawBand(paper, content, y + 4);
}

function drawBand(paper: Paper, { invoice, company }: InvoicePaper, y: number): void {
  const { total, open, paid, currency, status, dueDate } = invoice;
  const right = paper.page.width - margin - 10;
  const isPartPaid = isOpen(invoice) && paid !== '0.00';
  const said =
    status === 'cancelled'
      ? { words: 'Cancelled', colour: alarm }
      : status === 'paid'
        ? { words: 'Paid', colour: accent }
        : { words: `Due ${paperDay(dueDate, company.formats)}`, colour: accent };
  paper.rect(margin, y, widthOf(paper), bandHeight).fill(tint);
  write(paper, said.words, margin + 10, y + 12, 230, { size: 13, weight: 'semibold', colour: said.colour });
  write(paper, isPartPaid ? 'Amount due' : 'Total', from, y + 13, 100, { size: 12, weight: 'semibold' });
  const due = moneyInWords(isPartPaid ? open : total, currency);
  write(paper, due, from + 80, y + 10, right - from - 80, { ...figures, size: 16, weight: 'semibold' });
  paper.y = y + bandHeight;
}

function rowsOf(invoice: Invoice): Row[] {
  const { subtotal, taxRate, taxAmount, total, paid, currency, items } = invoice;
  const { taxable, subtotal: all } = invoiceTotals(items, taxRate, currency);
  const money = (amount: string) => moneyInWords(amount, currency);
  const rate = `${taxRate.replace(/\.?0+$/, '') || '0'}%`;
  const isTaxed = taxRate !== '0.00';
  const rows: Row[] = [{ name: 'Subtotal', value: money(subtotal) }];
  rows.push({ name: isTaxed ? `Tax ${rate} on ${money(decimalOf(taxable))}` : 'Tax 0%', value: money(taxAmount) });
  if (taxable !== all && isTaxed) rows.push({ name: `Tax exempt ${money(decimalOf(all - taxable))}`, value: money('0.00') });
  if (isOpen(invoice) && paid !== '0.00') {
    rows.push({ name: 'Total', value: money(total) });
    rows.push({ name: 'Paid', value: `−${money(paid)}` });
  }
  return rows;
}

/** Why there is no tax, as far as the invoice says it; what the law says is for its notes. */
function reasonOf({ items, taxRate, taxAmount }: Invoice): string | null {
  if (items.every(({ taxExempt }) => taxExempt)) return items.length === 1 ? 'This item is tax exempt.' : 'All items are tax exempt.';
  return taxRate === '0.00' && taxAmount === '0.00' ? 'No tax is charged on this invoice.' : null;
}

/** Whether somebody still owes something of it. */
export function isOpen({ status, open }: Invoice): boolean {
  return (status === 'sent' || status === 'overdue') && open !== '0.00';
}
