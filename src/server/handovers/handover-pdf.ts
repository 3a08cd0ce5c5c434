import { createHash } from 'node:crypto';
import type { Handover } from '#domain/handovers/handover.ts';
import { handoverLabels, itemStateLabels } from '#domain/handovers/words.ts';
import { hoursText } from '#domain/equipment/hours.ts';
import { datesIn } from '#domain/shared/date-words.ts';
import type { Formats } from '#domain/shared/formats.ts';
import { several } from '#domain/shared/words.ts';
import { drawSignature } from '../charter-link/evidence-page.ts';
import { belowHead, drawFacts, drawNumber, drawSender, small, type InvoicePaper } from '../finance/invoice-pdf-head.ts';
import { drawEdges } from '../finance/invoice-pdf.ts';
import { alarm, bottomOf, contentOf, heightOf, line, margin, newPaper, widthOf, write, type Paper, type Style } from '../finance/paper.ts';

/** Everything in the PDF of a handover. */
type HandoverPaper = Pick<InvoicePaper, 'company' | 'logo'> & {
  handover: Handover;
  number: string;
  yachtName: string;
  customerName: string;
  timeZone: string;
  formats: Formats;
  signature: { name: string; method: 'typed' | 'drawn'; strokes: number[][][] | null; sentence: string; at: string; ip: string };
};

/** Draws a signed handover: the same one gives the same file, byte for byte. */
export async function drawHandover(content: HandoverPaper): Promise<{ content: Buffer; sha256: string }> {
  const { handover, number, yachtName, customerName, company, signature } = content;
  const title = `${handoverLabels[handover.kind]} ${number}`;
  const paper = newPaper({ title, author: company.name, subject: `${title}, ${yachtName}`, at: new Date(signature.at) });
  const top = belowHead(paper, Math.max(drawSender(paper, content), drawNumber(paper, handoverLabels[handover.kind], number)));
  paper.y = drawFacts(paper, factsOf(content), top) + 20;
  for (const item of handover.items) drawItem(paper, item);
  if (handover.notes) paper.y = write(paper, handover.notes, margin + 10, paper.y + 12, widthOf(paper) - 20);
  drawSigned(paper, content);
  drawEdges(paper, { name: title, whose: customerName, company: company });
  const drawn = await contentOf(paper);
  return { content: drawn, sha256: createHash('sha256').update(drawn).digest('hex') };
}

function factsOf({ handover, yachtName, customerName, timeZone, formats, signature }: HandoverPaper): [string, string][] {
  const { fuel, water, engines } = handover;
  return [
    ['Yacht', yachtName],
    ['Customer', customerName],
    ['When', datesIn(timeZone, formats).moment(signature.at)],
    ...engines.flatMap(({ name, hours }) => (hours === null ? [] : [[name, hoursText(hours)] as [string, string]])),
    ...(fuel === null ? [] : [['Fuel', `${fuel}%`] as [string, string]]),
    ...(water === null ? [] : [['Water', `${water}%`] as [string, string]]),
  ];
}

type Item = Handover['items'][number];
type Cell = { text: string; x: number; width: number; style: Style };

/** What is said of an item, from left to right. */
function cellsOf({ name, quantity, counted, state, note, photos }: Item): Cell[] {
  const isComplete = counted === quantity;
  const inState = isComplete ? itemStateLabels[state] : `${itemStateLabels[state]}, ${counted} present`;
  const more = [note, several(photos.length, 'photo')].filter(Boolean).join(' · ');
  const cells = [
    { text: `${name} × ${quantity}`, x: margin + 10, width: 250, style: {} },
    { text: inState, x: margin + 270, width: 90, style: state === 'ok' && isComplete ? small : { colour: alarm } },
    { text: more, x: margin + 365, width: 130, style: small },
  ];
  return cells.filter(({ text }) => text !== '');
}

function drawItem(paper: Paper, item: Item): void {
  const cells = cellsOf(item);
  const height = Math.max(...cells.map(({ text, width, style }) => heightOf(paper, text, width, style)), 12) + 11;
  if (paper.y + height > bottomOf(paper)) paper.addPage();
  const top = paper.y;
  for (const { text, x, width, style } of cells) write(paper, text, x, top + 5.5, width, style);
  line(paper, top + height);
  paper.y = top + height;
}

function drawSigned(paper: Paper, { signature }: HandoverPaper): void {
  if (paper.y + 210 > bottomOf(paper)) paper.addPage();
  const y = write(paper, signature.sentence, margin, paper.y + 20, widthOf(paper)) + 10;
  const below = drawSignature(paper, signature, y) + 6;
  paper.y = write(
    paper,
    `Signed by ${signature.name} at ${signature.at.slice(0, 19).replace('T', ' ')} UTC, from ${signature.ip}.`,
    margin,
    below,
    widthOf(paper),
    small,
  );
}
