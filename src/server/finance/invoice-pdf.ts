import { invoiceTotals } from '#domain/finance/invoice-totals.ts';
import type { Invoice, InvoiceItem } from '#domain/finance/invoice.ts';
import { dayWords, shortDate } from '#domain/shared/date-words.ts';
import type { Formats } from '#domain/shared/formats.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
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
  type Style,
} from './paper.ts';

/** Everything that stands on an invoice. The logo is a PNG. */
type InvoicePaper = {
  invoice: Invoice;
  company: {
    name: string;
    address: string | null;
    contactPhone: string | null;
    contactEmail: string | null;
    website: string | null;
    taxNumber: string | null;
    paymentDetails: string | null;
    formats: Formats;
  };
  customer: { address: string | null; email: string | null; phone: string | null };
  logo: Buffer | null;
};

const label: Style = { size: 7.5, colour: faint };
const small: Style = { size: 8.5, colour: faint };
const figures: Style = { align: 'right', figures: true };
const rightHalf = 330;

/** Draws an invoice: the same invoice is the same file, byte by byte. */
export function drawInvoice(content: InvoicePaper): Promise<Buffer> {
  const { invoice, company } = content;
  const name = `Invoice ${invoice.invoiceNumber}`;
  const paper = newPaper({
    title: name,
    author: company.name,
    subject: `${name} for ${invoice.customerName}`,
    at: new Date(invoice.sentAt ?? invoice.updatedAt),
  });
  const top = Math.max(drawSender(paper, content), drawTitle(paper, invoice)) + 26;
  paper.y = Math.max(drawRecipient(paper, content, top), drawDates(paper, content, top)) + 24;
  drawItems(paper, invoice);
  drawTotals(paper, invoice);
  drawNotes(paper, content);
  onEveryPage(paper, (page, of) => {
    if (page > 1) drawRunningHead(paper, invoice);
    drawFooter(paper, content, page, of);
  });
  return contentOf(paper);
}

function drawSender(paper: Paper, { company, logo }: InvoicePaper): number {
  const width = 230;
  let y = margin;
  if (logo) {
    paper.image(logo, margin, y, { fit: [150, 46] });
    y += 56;
  }
  y = write(paper, company.name, margin, y, width, { size: logo ? 10 : 15, weight: 'semibold' }) + 2;
  const reachable = [company.contactPhone, company.contactEmail, company.website?.replace(/^https?:\/\//, '').replace(/\/$/, '')].filter(
    Boolean,
  );
  const lines = [...linesOf(company.address), ...reachable, ...(company.taxNumber ? [`Tax no. ${company.taxNumber}`] : [])];
  return lines.length > 0 ? write(paper, lines.join('\n'), margin, y, width, small) : y;
}

function drawTitle(paper: Paper, { invoiceNumber, status }: Invoice): number {
  const width = widthOf(paper) - rightHalf + margin;
  const y = write(paper, 'Invoice', rightHalf, margin - 5, width, { size: 26, weight: 'semibold', colour: accent, align: 'right' });
  const below = write(paper, invoiceNumber, rightHalf, y + 1, width, { size: 11, weight: 'semibold', align: 'right' });
  return status === 'draft' ? write(paper, 'Draft: not sent yet', rightHalf, below + 1, width, { ...small, align: 'right' }) : below;
}

function drawRecipient(paper: Paper, { invoice, customer }: InvoicePaper, top: number): number {
  const y = write(paper, 'BILL TO', margin, top, 240, label) + 3;
  const below = write(paper, invoice.customerName, margin, y, 240, { size: 11, weight: 'semibold' }) + 2;
  const lines = [...linesOf(customer.address), customer.email, customer.phone].filter((each) => each !== null);
  return lines.length > 0 ? write(paper, lines.join('\n'), margin, below, 240, { size: 9, colour: faint }) : below;
}

function drawDates(paper: Paper, { invoice, company }: InvoicePaper, top: number): number {
  const { issueDate, dueDate, total, currency } = invoice;
  const dayInWords = (day: string) => dayWords(day, shortDate, company.formats);
  const width = widthOf(paper) - rightHalf + margin;
  const rows: [string, string, Style][] = [
    ['Issue date', dayInWords(issueDate), {}],
    ['Due date', dayInWords(dueDate), {}],
    ['Amount due', moneyInWords(total, currency), { weight: 'semibold' }],
  ];
  return rows.reduce((y, [name, value, style]) => {
    write(paper, name, rightHalf, y, 90, { size: 9, colour: faint });
    return write(paper, value, rightHalf + 90, y, width - 90, { ...figures, ...style }) + 4;
  }, top + 1);
}

// Where the columns of the items begin and how wide they are; numbers stand flush right.
const columns = {
  description: { x: margin + 8, width: 263 },
  quantity: { x: 322, width: 46 },
  unitPrice: { x: 372, width: 84 },
  total: { x: 460, width: 79 },
} as const;

function drawItems(paper: Paper, invoice: Invoice): void {
  drawHead(paper);
  for (const item of invoice.items) {
    const height = Math.max(heightOf(paper, item.description, columns.description.width), 12) + (item.taxExempt ? 11 : 0) + 13;
    if (paper.y + height > bottomOf(paper)) {
      paper.addPage();
      drawHead(paper);
    }
    drawItem(paper, item, invoice.currency, height);
  }
}

function drawHead(paper: Paper): void {
  const { y } = paper;
  const style: Style = { size: 7.5, weight: 'semibold', colour: accent };
  paper.rect(margin, y, widthOf(paper), 22).fill(tint);
  write(paper, 'DESCRIPTION', columns.description.x, y + 7.5, columns.description.width, style);
  write(paper, 'QTY', columns.quantity.x, y + 7.5, columns.quantity.width, { ...style, align: 'right' });
  write(paper, 'UNIT PRICE', columns.unitPrice.x, y + 7.5, columns.unitPrice.width, { ...style, align: 'right' });
  write(paper, 'AMOUNT', columns.total.x, y + 7.5, columns.total.width, { ...style, align: 'right' });
  paper.y = y + 22;
}

function drawItem(
  paper: Paper,
  { description, quantity, unitPrice, total, taxExempt }: InvoiceItem,
  currency: string,
  height: number,
): void {
  const top = paper.y;
  const y = top + 6.5;
  const below = write(paper, description, columns.description.x, y, columns.description.width);
  if (taxExempt) write(paper, 'Tax exempt', columns.description.x, below, columns.description.width, label);
  write(paper, quantity.replace(/\.?0+$/, ''), columns.quantity.x, y, columns.quantity.width, figures);
  write(paper, moneyInWords(unitPrice, currency), columns.unitPrice.x - 4, y, columns.unitPrice.width + 4, figures);
  write(paper, moneyInWords(total, currency), columns.total.x, y, columns.total.width, figures);
  line(paper, top + height);
  paper.y = top + height;
}

function drawTotals(paper: Paper, invoice: Invoice): void {
  const { subtotal, taxRate, taxAmount, total, currency, items } = invoice;
  const { taxable, subtotal: all } = invoiceTotals(items, taxRate, currency);
  const money = (amount: string) => moneyInWords(amount, currency);
  const rate = `${taxRate.replace(/\.?0+$/, '') || '0'}%`;
  const rows: [string, string][] = [['Subtotal', money(subtotal)]];
  if (taxAmount !== '0.00' || taxRate !== '0.00') rows.push([`Tax ${rate} on ${money(decimalOf(taxable))}`, money(taxAmount)]);
  if (taxable !== all && taxRate !== '0.00') rows.push([`Tax exempt ${money(decimalOf(all - taxable))}`, money('0.00')]);
  if (paper.y + rows.length * 18 + 52 > bottomOf(paper)) paper.addPage();
  const from = 300;
  const right = paper.page.width - margin - 8;
  let y = paper.y + 12;
  for (const [name, value] of rows) {
    write(paper, name, from, y, 155, { colour: faint });
    y = write(paper, value, from + 120, y, right - from - 120, figures) + 5;
  }
  line(paper, y + 1, { from, colour: accent, width: 1 });
  write(paper, 'Total', from, y + 9, 100, { size: 12, weight: 'semibold' });
  paper.y = write(paper, money(total), from + 80, y + 9, right - from - 80, { ...figures, size: 12, weight: 'semibold' }) + 22;
}

/** Payment details and notes: they flow on where they are longer than the page. */
function drawNotes(paper: Paper, { invoice, company }: InvoicePaper): void {
  for (const [title, text] of [
    ['PAYMENT DETAILS', company.paymentDetails],
    ['NOTES', invoice.notes],
  ] as const) {
    if (!text) continue;
    if (paper.y + 40 > bottomOf(paper)) paper.addPage();
    const y = write(paper, title, margin, paper.y, widthOf(paper), label) + 3;
    paper.y = y;
    for (const paragraph of text.split('\n')) {
      if (paper.y + heightOf(paper, 'M', 400) > bottomOf(paper)) paper.addPage();
      paper.y = write(paper, paragraph === '' ? ' ' : paragraph, margin, paper.y, 420);
    }
    paper.y += 14;
  }
}

/** A page that goes on says whose it is. */
function drawRunningHead(paper: Paper, { invoiceNumber, customerName }: Invoice): void {
  write(paper, `Invoice ${invoiceNumber}`, margin, margin, 240, { size: 9, weight: 'semibold' });
  write(paper, customerName, rightHalf - 40, margin, widthOf(paper) - rightHalf + margin + 40, { size: 9, colour: faint, align: 'right' });
}

function drawFooter(paper: Paper, { company }: InvoicePaper, page: number, of: number): void {
  const y = paper.page.height - margin - 8;
  line(paper, y - 9);
  const sender = [company.name, company.taxNumber ? `Tax no. ${company.taxNumber}` : null].filter(Boolean).join('  ·  ');
  pen(paper, label).text(sender, margin, y, { width: 380, height: 11, ellipsis: true });
  pen(paper, label).text(`Page ${page} of ${of}`, margin, y, { width: widthOf(paper), align: 'right', lineBreak: false });
}

function linesOf(address: string | null): string[] {
  return (address ?? '')
    .split(/\n|, /)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
