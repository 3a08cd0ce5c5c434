import type { Invoice } from '#domain/finance/invoice.ts';
import { invoiceKindLabels } from '#domain/finance/words.ts';
import { drawHead, label, rightHalf, type InvoicePaper } from './invoice-pdf-head.ts';
import { drawItems } from './invoice-pdf-items.ts';
import { drawPayment } from './invoice-pdf-payment.ts';
import { drawTotals, heightOfTotals } from './invoice-pdf-totals.ts';
import { bottomOf, contentOf, faint, heightOf, line, margin, newPaper, onEveryPage, pen, widthOf, write, type Paper } from './paper.ts';

/** Draws an invoice: the same invoice always makes the same file, byte for byte. */
export function drawInvoice(content: InvoicePaper): Promise<Buffer> {
  const { invoice, company } = content;
  const name = `${invoiceKindLabels[invoice.kind]} ${invoice.invoiceNumber}`;
  const paper = newPaper({
    title: name,
    author: company.name,
    subject: `${name} for ${invoice.customerName}`,
    at: new Date(invoice.sentAt ?? invoice.updatedAt),
    xml: content.xml,
  });
  paper.y = drawHead(paper, content) + 22;
  drawItems(paper, invoice, heightOfTotals(paper, content));
  drawTotals(paper, content);
  drawNotes(paper, invoice);
  drawPayment(paper, content);
  drawEdges(paper, { name: name, whose: invoice.customerName, company: company });
  return contentOf(paper);
}

/** Notes longer than the page continue on the next. */
function drawNotes(paper: Paper, { notes }: Invoice): void {
  if (!notes) return;
  if (paper.y + 66 > bottomOf(paper)) paper.addPage();
  else paper.y += 18;
  paper.y = write(paper, 'NOTES', margin, paper.y, widthOf(paper), label) + 4;
  for (const paragraph of notes.split('\n')) {
    if (paper.y + heightOf(paper, 'M', 420) > bottomOf(paper)) paper.addPage();
    paper.y = write(paper, paragraph === '' ? ' ' : paragraph, margin, paper.y, 420);
  }
}

/** Draws the edges of a document: the running head on each page after the first, and below every page the sender and the page number. */
export function drawEdges(paper: Paper, { name, whose, company }: { name: string; whose: string; company: InvoicePaper['company'] }): void {
  onEveryPage(paper, (page, of) => {
    if (page > 1) drawRunningHead(paper, name, whose);
    drawFooter(paper, company, page, of);
  });
}

function drawRunningHead(paper: Paper, name: string, whose: string): void {
  write(paper, name, margin, margin, 240, { size: 9, weight: 'semibold' });
  write(paper, whose, rightHalf - 40, margin, widthOf(paper) - rightHalf + margin + 40, { size: 9, colour: faint, align: 'right' });
}

function drawFooter(paper: Paper, company: InvoicePaper['company'], page: number, of: number): void {
  const y = paper.page.height - margin - 8;
  line(paper, y - 9);
  const sender = [company.name, company.taxNumber ? `Tax no. ${company.taxNumber}` : null].filter(Boolean).join('  ·  ');
  pen(paper, sender, label).text(sender, margin, y, { width: 380, height: 11, ellipsis: true });
  const place = `Page ${page} of ${of}`;
  pen(paper, place, label).text(place, margin, y, { width: widthOf(paper), align: 'right', lineBreak: false });
}
