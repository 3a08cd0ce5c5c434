import type { CreditNote, CreditNoteItem } from '#domain/finance/credit-note.ts';
import { moneyInWords } from '#domain/shared/money.ts';
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
} from './invoice-pdf-head.ts';
import { drawEdges } from './invoice-pdf.ts';
import { drawSums, heightOfSums, reasonOf, taxRows, type Sums } from './invoice-pdf-totals.ts';
import { accent, bottomOf, contentOf, heightOf, line, margin, newPaper, tint, widthOf, write, type Paper } from './paper.ts';

/** Everything that a credit note shows. */
type NotePaper = Pick<InvoicePaper, 'company' | 'customer' | 'logo' | 'xml'> & { note: CreditNote; invoiceDay: string };

const from = 300;
const bandHeight = 42;

/** Draws a credit note: the same note always makes the same file, byte for byte. */
export function drawCreditNote(content: NotePaper): Promise<Buffer> {
  const { note, company } = content;
  const name = `Credit note ${note.number}`;
  const paper = newPaper({
    title: name,
    author: company.name,
    subject: `${name} for ${note.customerName}`,
    at: new Date(note.createdAt),
    xml: content.xml,
  });
  paper.y = drawHead(paper, content) + 22;
  drawReason(paper, note);
  drawItems(paper, note);
  drawTotals(paper, note);
  drawEdges(paper, { name: name, whose: note.customerName, company: company });
  return contentOf(paper);
}

function drawHead(paper: Paper, content: NotePaper): number {
  const { note, company, customer, invoiceDay } = content;
  const top = belowHead(paper, Math.max(drawSender(paper, content), drawNumber(paper, 'Credit note', note.number)));
  const facts: [string, string][] = [
    ['Date', paperDay(note.issueDate, company.formats)],
    ['Invoice', note.invoiceNumber],
    ['Invoice date', paperDay(invoiceDay, company.formats)],
  ];
  return Math.max(drawRecipient(paper, note.customerName, customer, top), drawFacts(paper, facts, top));
}

function drawReason(paper: Paper, { reason }: CreditNote): void {
  paper.y = write(paper, 'REASON', margin, paper.y, widthOf(paper), label) + 4;
  paper.y = write(paper, reason, margin, paper.y, 420) + 16;
}

function drawItems(paper: Paper, note: CreditNote): void {
  drawColumns(paper);
  for (const [place, item] of note.items.entries()) {
    const height = heightOfItem(paper, item);
    const below = place === note.items.length - 1 ? heightOfTotals(paper, note) : 0;
    if (paper.y + height + below > bottomOf(paper)) {
      paper.addPage();
      drawColumns(paper);
    }
    drawItem(paper, item, note.currency, height);
  }
}

const wide = 400;
const amountAt = { x: 458, width: 79 };

function drawColumns(paper: Paper): void {
  const { y } = paper;
  paper.rect(margin, y, widthOf(paper), 24).fill(tint);
  write(paper, 'CREDITED', margin + 10, y + 8.5, wide, { size: 7.5, weight: 'semibold', colour: accent });
  write(paper, 'AMOUNT', amountAt.x, y + 8.5, amountAt.width, { size: 7.5, weight: 'semibold', colour: accent, align: 'right' });
  paper.y = y + 24;
}

function linesOf({ description }: CreditNoteItem): [string, string] {
  const [first = '', ...others] = description.split('\n');
  return [first, others.join('\n')];
}

function heightOfItem(paper: Paper, item: CreditNoteItem): number {
  const [first, others] = linesOf(item);
  return Math.max(heightOf(paper, first, wide), 12) + (others ? heightOf(paper, others, wide, small) + 2 : 0) + 15;
}

function drawItem(paper: Paper, item: CreditNoteItem, currency: string, height: number): void {
  const [first, others] = linesOf(item);
  const top = paper.y;
  const below = write(paper, first, margin + 10, top + 7.5, wide);
  if (others) write(paper, others, margin + 10, below + 2, wide, small);
  write(paper, moneyInWords(item.amount, currency), amountAt.x, top + 7.5, amountAt.width, figures);
  line(paper, top + height);
  paper.y = top + height;
}

function sumsOf(note: CreditNote): Sums {
  const { lineTotal, discountTotal, taxes, currency } = note;
  const discount = discountTotal === '0.00' ? [] : [{ name: 'Discount', value: `−${moneyInWords(discountTotal, currency)}` }];
  return {
    rows: [{ name: 'Subtotal', value: moneyInWords(lineTotal, currency) }, ...discount, ...taxRows(taxes, currency)],
    reason: reasonOf(note, 'credit note'),
  };
}

function heightOfTotals(paper: Paper, note: CreditNote): number {
  return 16 + heightOfSums(paper, sumsOf(note)) + bandHeight;
}

function drawTotals(paper: Paper, note: CreditNote): void {
  const right = paper.page.width - margin - 10;
  const y = drawSums(paper, sumsOf(note), paper.y + 12) + 4;
  paper.rect(margin, y, widthOf(paper), bandHeight).fill(tint);
  write(paper, `Credited on ${note.invoiceNumber}`, margin + 10, y + 12, 240, { size: 13, weight: 'semibold', colour: accent });
  write(paper, 'Total', from, y + 13, 100, { size: 12, weight: 'semibold' });
  write(paper, moneyInWords(note.total, note.currency), from + 80, y + 10, right - from - 80, { ...figures, size: 16, weight: 'semibold' });
  paper.y = y + bandHeight;
}
