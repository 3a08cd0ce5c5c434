import type { Charter } from '#domain/desk/charter.ts';
import type { Settlement } from '#domain/desk/deposit-settlement.ts';
import { paymentMethodLabels } from '#domain/finance/words.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { daysWords } from '#domain/shared/date-words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import {
  belowHead,
  drawFacts,
  drawNumber,
  drawRecipient,
  drawSender,
  figures,
  paperDay,
  small,
  type InvoicePaper,
} from '../finance/invoice-pdf-head.ts';
import { drawEdges } from '../finance/invoice-pdf.ts';
import { accent, bottomOf, contentOf, heightOf, line, margin, newPaper, tint, widthOf, write, type Paper } from '../finance/paper.ts';

/** All data on the statement of a deposit. */
type StatementPaper = Pick<InvoicePaper, 'company' | 'customer' | 'logo'> & {
  charter: Charter;
  settlement: Settlement;
  customerName: string;
  timeZone: string;
};

const title = 'Security deposit statement';
const wide = 380;
const amountAt = { x: 438, width: 99 };

/** Draws the statement of a deposit: the same statement gives the same file, byte for byte. */
export function drawDepositStatement(content: StatementPaper): Promise<Buffer> {
  const { charter, settlement, company, customerName } = content;
  const paper = newPaper({
    title: `${title} ${charter.number}`,
    author: company.name,
    subject: `${title} of charter ${charter.number} for ${customerName}`,
    at: new Date(`${settlement.refundedOn}T00:00:00Z`),
  });
  paper.y = drawHead(paper, content) + 22;
  const money = (amount: string) => moneyInWords(amount, charter.currency);
  drawRow(paper, 'Security deposit received', money(settlement.deposit));
  for (const { description, amount } of settlement.deductions) drawRow(paper, description, `−${money(amount)}`);
  if (settlement.uncovered !== '0.00') drawRow(paper, 'Not covered by the deposit', money(settlement.uncovered));
  drawTotal(paper, settlement.refund === '0.00' ? 'Nothing to refund' : 'Refunded to you', money(settlement.refund));
  drawEdges(paper, { name: `${title} ${charter.number}`, whose: customerName, company: company });
  return contentOf(paper);
}

function drawHead(paper: Paper, content: StatementPaper): number {
  const { charter, settlement, company, customer, customerName, timeZone } = content;
  const top = belowHead(paper, Math.max(drawSender(paper, content), drawNumber(paper, 'Security deposit', charter.number)));
  const received = charter.plan.find(({ kind }) => kind === 'deposit')?.receivedOn;
  const days = (day: string | null) => dayIn(timeZone, day ?? '');
  const facts: [string, string][] = [
    ['Yacht', charter.yachtName ?? ''],
    ['Charter', daysWords(days(charter.startDate), days(charter.endDate), company.formats)],
    ...(received ? [['Received', paperDay(received, company.formats)] as [string, string]] : []),
    ['Settled', paperDay(settlement.refundedOn, company.formats)],
    ...(settlement.method ? [['Paid by', paymentMethodLabels[settlement.method]] as [string, string]] : []),
  ];
  return Math.max(drawRecipient(paper, customerName, customer, top), drawFacts(paper, facts, top));
}

function drawRow(paper: Paper, what: string, amount: string): void {
  const height = Math.max(heightOf(paper, what, wide), 12) + 15;
  if (paper.y + height > bottomOf(paper)) paper.addPage();
  const top = paper.y;
  write(paper, what, margin + 10, top + 7.5, wide);
  write(paper, amount, amountAt.x, top + 7.5, amountAt.width, figures);
  line(paper, top + height);
  paper.y = top + height;
}

function drawTotal(paper: Paper, what: string, amount: string): void {
  const height = 42;
  if (paper.y + height + 12 > bottomOf(paper)) paper.addPage();
  const top = paper.y + 12;
  paper.rect(margin, top, widthOf(paper), height).fill(tint);
  write(paper, what, margin + 10, top + 12, 300, { size: 13, weight: 'semibold', colour: accent });
  write(paper, amount, amountAt.x - 60, top + 10, amountAt.width + 60, { ...figures, size: 16, weight: 'semibold' });
  paper.y = write(paper, 'A security deposit is not income and is not taxed.', margin + 10, top + height + 12, wide, small);
}
