import { accountNames } from '#domain/finance/journal.ts';
import { tellsRevenue, type OwnerStatementInFull, type OwnerStatementLine } from '#domain/finance/owner-statement.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { percentWords } from '#domain/shared/words.ts';
import { belowHead, drawFacts, drawNumber, drawSender, figures, label, paperDay, rightHalf, small } from '../finance/invoice-pdf-head.ts';
import { drawEdges } from '../finance/invoice-pdf.ts';
import type { sellerNow } from '../finance/invoice-issuing.ts';
import {
  accent,
  bottomOf,
  contentOf,
  faint,
  heightOf,
  line,
  margin,
  newPaper,
  tint,
  widthOf,
  write,
  type Paper,
} from '../finance/paper.ts';

/** The sender and the recipient, as they were at the time of issue. */
export type StatementParties = {
  seller: Awaited<ReturnType<typeof sellerNow>>;
  owner: { name: string; email: string | null; address: string | null; vatNumber: string | null };
  yachtName: string;
};
type StatementPaper = { statement: OwnerStatementInFull; parties: StatementParties; logo: Buffer | null };

const [rowHeight, bandHeight] = [18, 42];
const day = { x: margin + 10, width: 72 };
const words = { x: margin + 88, width: 300 };
const amountAt = { x: 438, width: 99 };

/** Draws a statement: the same statement gives the same file, byte for byte. It also serves as the invoice for the fee. */
export function drawOwnerStatement({ statement, parties, logo }: StatementPaper): Promise<Buffer> {
  const { seller, owner } = parties;
  const name = `Owner statement ${statement.number}`;
  const paper = newPaper({ title: name, author: seller.name, subject: `${name} for ${owner.name}`, at: new Date(statement.createdAt) });
  paper.y = drawHead(paper, { statement, parties, logo }) + 22;
  drawLines(paper, 'REVENUE', statement.lines.filter(tellsRevenue), { statement, parties });
  drawLines(
    paper,
    'COSTS PASSED ON',
    statement.lines.filter((each) => !tellsRevenue(each)),
    { statement, parties },
  );
  drawRows(paper, parties.yachtName, wholeRows(statement), { name: 'Result', value: money(statement.whole.result, statement) });
  drawRows(paper, `Your share: ${percentWords(statement.share)}`, shareRows(statement), {
    name: 'Your result',
    value: money(statement.amount, statement),
  });
  if (statement.whole.feeTaxReason) drawNote(paper, statement.whole.feeTaxReason);
  drawRows(paper, 'Your account', accountRows(statement), { name: 'Balance', value: money(statement.closing, statement) });
  drawEdges(paper, { name: name, whose: owner.name, company: seller });
  return contentOf(paper);
}

function drawHead(paper: Paper, { statement, parties, logo }: StatementPaper): number {
  const { seller, owner } = parties;
  const top = belowHead(
    paper,
    Math.max(drawSender(paper, { company: seller, logo }), drawNumber(paper, 'Owner statement', statement.number)),
  );
  const { formats } = seller;
  const facts: [string, string][] = [
    ['Date', paperDay(statement.statementDate, formats)],
    ['Yacht', parties.yachtName],
    ['From', paperDay(statement.from, formats)],
    ['To', paperDay(statement.to, formats)],
    ['Your share', percentWords(statement.share)],
  ];
  return Math.max(drawOwner(paper, owner, top), drawFacts(paper, facts, top));
}

function drawOwner(paper: Paper, { name, address, vatNumber, email }: StatementParties['owner'], top: number): number {
  const width = rightHalf - margin - 20;
  const y = write(paper, 'FOR', margin, top, width, label) + 4;
  const below = write(paper, name, margin, y, width, { size: 13, weight: 'semibold' }) + 3;
  const lines = [...(address ?? '').split('\n'), vatNumber && `VAT no. ${vatNumber}`, email].filter(Boolean);
  return lines.length > 0 ? write(paper, lines.join('\n'), margin, below, width, { size: 9.5, colour: faint }) : below;
}

type LinesOf = Pick<StatementPaper, 'statement' | 'parties'>;

/** The yacht's earnings, or the expenses passed on. Owners see what they are for, but no guest is named. */
function lineWords({ account, entry, text }: OwnerStatementLine): string {
  return tellsRevenue({ account }) ? `${(accountNames[account] ?? account).replace(/^Revenue: /, '')}, ${entry}` : text;
}

function drawLines(paper: Paper, title: string, lines: OwnerStatementLine[], { statement, parties }: LinesOf): void {
  drawColumns(paper, title);
  if (lines.length === 0) paper.y = write(paper, 'None in this period', words.x, paper.y + 7.5, words.width, small) + 8;
  for (const each of lines) {
    const text = lineWords(each);
    const height = heightOf(paper, text, words.width) + (each.isLate ? 12 : 0) + 12;
    if (paper.y + height > bottomOf(paper)) {
      paper.addPage();
      drawColumns(paper, title);
    }
    const top = paper.y;
    write(paper, paperDay(each.day, parties.seller.formats), day.x, top + 6, day.width, { colour: faint });
    const below = write(paper, text, words.x, top + 6, words.width);
    if (each.isLate) write(paper, 'From an earlier period, or corrected', words.x, below + 1, words.width, label);
    write(paper, money(each.amount, statement), amountAt.x, top + 6, amountAt.width, figures);
    line(paper, top + height);
    paper.y = top + height;
  }
  paper.y += 14;
}

function drawColumns(paper: Paper, title: string): void {
  if (paper.y + 60 > bottomOf(paper)) paper.addPage();
  const { y } = paper;
  paper.rect(margin, y, widthOf(paper), 24).fill(tint);
  write(paper, title, margin + 10, y + 8.5, 300, { size: 7.5, weight: 'semibold', colour: accent });
  write(paper, 'AMOUNT', amountAt.x, y + 8.5, amountAt.width, { size: 7.5, weight: 'semibold', colour: accent, align: 'right' });
  paper.y = y + 24;
}

type Row = { name: string; value: string };
const money = (amount: string, { currency }: { currency: string }) => moneyInWords(amount, currency).replace('-', '−');
const less = (amount: string, of: { currency: string }) =>
  money(amount.startsWith('-') ? amount.slice(1) : amount === '0.00' ? amount : `-${amount}`, of);

function feeWords({ feePercent, feeMonthly }: OwnerStatementInFull['whole'], of: { currency: string }): string {
  const parts = [
    feePercent === '0.00' ? '' : `${percentWords(feePercent)} of revenue`,
    feeMonthly === '0.00' ? '' : `${moneyInWords(feeMonthly, of.currency)} a month`,
  ].filter(Boolean);
  return parts.length > 0 ? `Management fee (${parts.join(' and ')})` : 'Management fee';
}

function taxWords({ feeTaxCategory, feeTaxPercent, feeTaxName }: OwnerStatementInFull['whole']): string {
  return feeTaxCategory === null || feeTaxCategory === 'S'
    ? `VAT ${percentWords(feeTaxPercent)} on the fee`
    : `VAT on the fee: ${feeTaxName}`;
}

function wholeRows(statement: OwnerStatementInFull): Row[] {
  const { whole } = statement;
  return [
    { name: 'Revenue', value: money(whole.revenue, statement) },
    { name: feeWords(whole, statement), value: less(whole.fee, statement) },
    { name: taxWords(whole), value: less(whole.feeTax, statement) },
    { name: 'Costs passed on', value: less(whole.costs, statement) },
  ];
}

function shareRows(statement: OwnerStatementInFull): Row[] {
  return [
    { name: 'Revenue', value: money(statement.revenue, statement) },
    { name: 'Management fee', value: less(statement.fee, statement) },
    { name: taxWords(statement.whole), value: less(statement.feeTax, statement) },
    { name: 'Costs passed on', value: less(statement.costs, statement) },
  ];
}

function accountRows(statement: OwnerStatementInFull): Row[] {
  return [
    { name: 'Brought forward', value: money(statement.opening, statement) },
    { name: 'Your result', value: money(statement.amount, statement) },
    { name: 'Paid to you', value: less(statement.payouts, statement) },
  ];
}

/** A block of figures with their sum below, on one page. */
function drawRows(paper: Paper, title: string, rows: Row[], total: Row): void {
  if (paper.y + 30 + rows.length * rowHeight + bandHeight > bottomOf(paper)) paper.addPage();
  const right = amountAt.x + amountAt.width;
  let y = write(paper, title, margin + 10, paper.y + 4, 400, { size: 11, weight: 'semibold' }) + 6;
  for (const { name, value } of rows) {
    write(paper, name, margin + 10, y, 320, { colour: faint });
    write(paper, value, right - 140, y, 140, figures);
    y += rowHeight;
  }
  paper.rect(margin, y, widthOf(paper), 30).fill(tint);
  write(paper, total.name, margin + 10, y + 9, 200, { size: 11, weight: 'semibold', colour: accent });
  write(paper, total.value, right - 160, y + 8, 160, { ...figures, size: 12, weight: 'semibold' });
  paper.y = y + bandHeight;
}

function drawNote(paper: Paper, note: string): void {
  paper.y = write(paper, note, margin + 10, paper.y - 4, 420, small) + 10;
}
