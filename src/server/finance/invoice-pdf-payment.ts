import { paymentCode } from '#domain/finance/payment-code.ts';
import { ibanInGroups } from '#domain/shared/iban.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { label, small, type InvoicePaper } from './invoice-pdf-head.ts';
import { isOpen } from './invoice-pdf-totals.ts';
import { drawCode } from './paper-marks.ts';
import { bottomOf, faint, heightOf, line, margin, widthOf, write, type Paper } from './paper.ts';

const [codeWidth, besideCode] = [96, 350];
const [gapAbove, gapBelowLine] = [18, 10];

/**
 * Draws how to pay, if anything is to be paid: at the foot of a single page, else below the text. Details longer than a page continue on
 * the next.
 */
export function drawPayment(paper: Paper, content: InvoicePaper): void {
  const { paymentDetails, iban } = content.company;
  if (isSettled(content.invoice) || !(paymentDetails || iban)) return;
  const rows = rowsOf(content);
  const code = codeOf(content);
  const height = gapBelowLine + Math.max(code ? codeWidth + 20 : 0, heightOfWords(paper, rows, paymentDetails));
  if (paper.y + gapAbove + height > bottomOf(paper)) paper.addPage();
  else paper.y = isFirstPage(paper) ? bottomOf(paper) - height : paper.y + gapAbove;
  line(paper, paper.y);
  paper.y += gapBelowLine;
  if (code) drawCodeOf(paper, code, paper.y + 2);
  drawWords(paper, rows, paymentDetails);
}

function isFirstPage(paper: Paper): boolean {
  return paper.bufferedPageRange().count === 1;
}

/** Whether nothing is left to be paid. */
function isSettled({ status }: InvoicePaper['invoice']): boolean {
  return status === 'cancelled' || status === 'paid';
}

function drawCodeOf(paper: Paper, code: string, y: number): void {
  const x = margin + widthOf(paper) - codeWidth;
  const before = paper.y;
  drawCode(paper, code, x, y, codeWidth);
  write(paper, 'Scan with your banking app', x - 40, y + codeWidth + 6, codeWidth + 40, { ...label, align: 'right' });
  paper.y = before;
}

function drawWords(paper: Paper, rows: [string, string][], paymentDetails: string | null): void {
  paper.y = write(paper, 'PAYMENT', margin, paper.y, besideCode, label) + 4;
  for (const [name, value] of rows) {
    const { y } = paper;
    write(paper, name, margin, y, 70, { colour: faint });
    paper.y = write(paper, value, margin + 70, y, besideCode - 70, { figures: true }) + 2;
  }
  if (!paymentDetails) return;
  paper.y += 3;
  for (const paragraph of paymentDetails.split('\n')) {
    if (paper.y + heightOf(paper, 'M', besideCode, small) > bottomOf(paper)) paper.addPage();
    paper.y = write(paper, paragraph === '' ? ' ' : paragraph, margin, paper.y, besideCode, small);
  }
}

function heightOfWords(paper: Paper, rows: [string, string][], paymentDetails: string | null): number {
  const rowsHeight = rows.reduce((sum, [, value]) => sum + heightOf(paper, value, besideCode - 70) + 2, 0);
  const details = (paymentDetails?.split('\n') ?? []).map((paragraph) => heightOf(paper, paragraph || ' ', besideCode, small));
  return heightOf(paper, 'PAYMENT', besideCode, label) + 8 + rowsHeight + details.reduce((sum, each) => sum + each, 0);
}

/** The payee, the account and the reference. */
function rowsOf({ invoice, company }: InvoicePaper): [string, string][] {
  // A company that also wrote its IBAN into the payment details has it there.
  const iban = company.iban !== null && !company.paymentDetails?.replaceAll(/\s/g, '').includes(company.iban) ? company.iban : null;
  const account: [string, string][] = iban
    ? [
        ['Payee', company.name],
        ['IBAN', ibanInGroups(iban)],
      ]
    : [];
  return [...account, ['Reference', invoice.invoiceNumber], ...amountOf(invoice)];
}

function amountOf(invoice: InvoicePaper['invoice']): [string, string][] {
  return isOpen(invoice) ? [['Amount', moneyInWords(invoice.open, invoice.currency)]] : [];
}

/** A draft is no claim yet, so it has no code that a phone could pay. */
function codeOf({ invoice, company }: InvoicePaper): string | null {
  if (!isOpen(invoice)) return null;
  const { open: amount, currency, invoiceNumber: reference } = invoice;
  return paymentCode({ payee: company.name, iban: company.iban, amount, currency, reference });
}
