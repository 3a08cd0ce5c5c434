import type { Invoice, InvoiceItem } from '#domain/finance/invoice.ts';
import { unitWord } from '#domain/finance/tax-words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { percentWords } from '#domain/shared/words.ts';
import { figures, label, small } from './invoice-pdf-head.ts';
import { accent, bottomOf, heightOf, line, margin, tint, widthOf, write, type Paper, type Style } from './paper.ts';

// Where the columns begin and how wide they are; numbers are right-aligned.
const columns = {
  description: { x: margin + 10, width: 258 },
  quantity: { x: 322, width: 44 },
  unitPrice: { x: 370, width: 84 },
  total: { x: 458, width: 79 },
} as const;

/** Draws the billed items, and keeps the last of them together with what follows, which is this tall. */
export function drawItems(paper: Paper, { items, taxes, currency }: Invoice, heightBelow: number): void {
  const isMixed = taxes.length > 1;
  drawColumns(paper);
  for (const [place, item] of items.entries()) {
    const height = heightOfItem(paper, item, isMixed);
    const needed = height + (place === items.length - 1 ? heightBelow : 0);
    if (paper.y + needed > bottomOf(paper)) {
      paper.addPage();
      drawColumns(paper);
    }
    drawItem(paper, item, { currency, isMixed, height });
  }
}

function drawColumns(paper: Paper): void {
  const { y } = paper;
  const style: Style = { size: 7.5, weight: 'semibold', colour: accent };
  paper.rect(margin, y, widthOf(paper), 24).fill(tint);
  write(paper, 'DESCRIPTION', columns.description.x, y + 8.5, columns.description.width, style);
  write(paper, 'QTY', columns.quantity.x, y + 8.5, columns.quantity.width, { ...style, align: 'right' });
  write(paper, 'UNIT PRICE', columns.unitPrice.x, y + 8.5, columns.unitPrice.width, { ...style, align: 'right' });
  write(paper, 'AMOUNT', columns.total.x, y + 8.5, columns.total.width, { ...style, align: 'right' });
  paper.y = y + 24;
}

/** An item's title, and the details below it: for a charter, the yacht and the nights. */
function partsOf({ description }: InvoiceItem): [string, string] {
  const [first = '', ...others] = description.split('\n');
  return [first, others.join('\n')];
}

/** Notes on a line's price and tax, where these differ between lines. */
function notesOf(
  { taxExempt, taxCategory, taxPercent, taxName, discountPercent, outsideShare, outsideReason, depositInvoiceId }: InvoiceItem,
  isMixed: boolean,
): string[] {
  const notes = [
    discountPercent && `Less ${percentWords(discountPercent)}`,
    isMixed &&
      (taxName || (depositInvoiceId && taxCategory === 'S')) &&
      (taxCategory === 'S' ? `Tax ${percentWords(taxPercent)}` : taxName),
    !taxName && taxExempt && 'Tax exempt',
    outsideShare && `${percentWords(outsideShare)} of it: ${outsideReason ?? 'outside EU waters'}`,
  ];
  return notes.filter((note) => typeof note === 'string' && note !== '') as string[];
}

function heightOfItem(paper: Paper, item: InvoiceItem, isMixed: boolean): number {
  const [first, others] = partsOf(item);
  const { width } = columns.description;
  const below = others ? heightOf(paper, others, width, small) + 2 : 0;
  return (
    Math.max(heightOf(paper, first, width), 12) +
    below +
    notesOf(item, isMixed).reduce((sum, note) => sum + heightOf(paper, note, width, label) + 1, 0) +
    15
  );
}

type Look = { currency: string; isMixed: boolean; height: number };

function drawItem(paper: Paper, item: InvoiceItem, { currency, isMixed, height }: Look): void {
  const { quantity, unit, unitPrice, total } = item;
  const [first, others] = partsOf(item);
  const { x, width } = columns.description;
  const top = paper.y;
  const y = top + 7.5;
  let below = write(paper, first, x, y, width);
  if (others) below = write(paper, others, x, below + 2, width, small);
  for (const note of notesOf(item, isMixed)) below = write(paper, note, x, below + 1, width, label);
  write(paper, quantity.replace(/\.?0+$/, '').replace('-', '−'), columns.quantity.x, y, columns.quantity.width, figures);
  if (unit) write(paper, unitWord(unit, quantity), columns.quantity.x, y + 11.5, columns.quantity.width, { ...label, align: 'right' });
  write(paper, moneyInWords(unitPrice, currency), columns.unitPrice.x - 4, y, columns.unitPrice.width + 4, figures);
  write(paper, moneyInWords(total, currency), columns.total.x, y, columns.total.width, figures);
  line(paper, top + height);
  paper.y = top + height;
}
