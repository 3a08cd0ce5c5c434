// Quotes and contracts as PDFs: the same data at the same moment give the same file, byte for byte.
import { createHash } from 'node:crypto';
import type { Block } from '#domain/desk/contract-text.ts';
import { guestsOf } from '#domain/desk/guest-words.ts';
import { datesIn } from '#domain/shared/date-words.ts';
import { logoOf } from '../finance/invoice-documents.ts';
import { belowHead, drawFacts, drawNumber, drawSender, label, paperDay, rightHalf, small } from '../finance/invoice-pdf-head.ts';
import { drawEdges } from '../finance/invoice-pdf.ts';
import { contentOf, faint, margin, newPaper, widthOf, write, type Paper } from '../finance/paper.ts';
import type { FileStore } from '../platform/file-store.ts';
import { contractBlocks, quoteBlocks, type CharterFacts } from './charter-facts.ts';
import { drawBlocks } from './paper-blocks.ts';

/** The stored data of a contract, so that its signed copy says the same. */
export type ContractSays = {
  number: string;
  blocks: Block[];
  seller: CharterFacts['seller'];
  customerName: string;
  yachtName: string;
  timeZone: string;
  /** Who sent it, and the address for the news that it is signed. */
  sender: { name: string; email: string } | null;
};
export type Drawn = { content: Buffer; sha256: string };

/** The current contents of a contract. */
export function contractNow(facts: CharterFacts, sender: ContractSays['sender']): ContractSays {
  const { charter, seller, customer, yacht, timeZone } = facts;
  return {
    number: charter.number,
    blocks: contractBlocks(facts),
    seller,
    customerName: customer.name,
    yachtName: yacht.name,
    timeZone,
    sender,
  };
}

/** Draws a contract as it is sent, as a draft, or with an extra page that proves who signed it. */
export async function drawContract(
  files: FileStore | null,
  says: ContractSays,
  { at, isDraft = false, page }: { at: string; isDraft?: boolean; page?: (paper: Paper) => void },
): Promise<Drawn> {
  const { number, seller, customerName } = says;
  const paper = paperOf(`Contract ${number}`, says, at);
  const logo = files && (await logoOf(files, seller.logo));
  const below = drawNumber(paper, 'Contract', number);
  const title = isDraft
    ? write(paper, 'Draft: not sent yet', rightHalf, below + 2, widthOf(paper) - rightHalf + margin, { ...small, align: 'right' })
    : below;
  paper.y = belowHead(paper, Math.max(drawSender(paper, { company: seller, logo }), title));
  drawBlocks(paper, says.blocks);
  page?.(paper);
  return finished(paper, `Contract ${number}`, seller, customerName);
}

/** Draws a quote: the price of a charter, the payment plan, and the end of its option. */
export async function drawQuote(files: FileStore, facts: CharterFacts, at: string): Promise<Drawn> {
  const { charter, seller, customer, yacht, timeZone, today } = facts;
  const { number, startDate, endDate, optionUntil } = charter;
  const paper = paperOf(`Quote ${number}`, { seller, customerName: customer.name }, at);
  const logo = await logoOf(files, seller.logo);
  const top = belowHead(paper, Math.max(drawSender(paper, { company: seller, logo }), drawNumber(paper, 'Quote', number)));
  const dates = datesIn(timeZone, seller.formats);
  const rows: [string, string][] = [
    ['Date', paperDay(today, seller.formats)],
    ['Yacht', yacht.name],
    ['From', dates.moment(startDate)],
    ['To', dates.moment(endDate)],
    ['Guests', guestsOf(charter)],
    ...(optionUntil ? [['Held until', dates.moment(optionUntil)] as [string, string]] : []),
  ];
  paper.y = Math.max(drawAsker(paper, customer, top), drawFacts(paper, rows, top)) + 12;
  drawBlocks(paper, quoteBlocks(facts));
  return finished(paper, `Quote ${number}`, seller, customer.name);
}

function drawAsker(paper: Paper, { name, address, email }: CharterFacts['customer'], top: number): number {
  const width = rightHalf - margin - 20;
  const y = write(paper, 'FOR', margin, top, width, label) + 4;
  const below = write(paper, name, margin, y, width, { size: 13, weight: 'semibold' }) + 3;
  const lines = [...(address ?? '').split('\n'), email].filter(Boolean);
  return lines.length > 0 ? write(paper, lines.join('\n'), margin, below, width, { size: 9.5, colour: faint }) : below;
}

function paperOf(name: string, { seller, customerName }: Pick<ContractSays, 'seller' | 'customerName'>, at: string): Paper {
  return newPaper({ title: name, author: seller.name, subject: `${name} for ${customerName}`, at: new Date(at) });
}

async function finished(paper: Paper, name: string, seller: CharterFacts['seller'], customerName: string): Promise<Drawn> {
  drawEdges(paper, { name: name, whose: customerName, company: seller });
  const content = await contentOf(paper);
  return { content, sha256: createHash('sha256').update(content).digest('hex') };
}
