import { kindOfSignature } from '#domain/desk/signing.ts';
import { label, small } from '../finance/invoice-pdf-head.ts';
import { faint, line, margin, navy, pen, widthOf, write, type Paper } from '../finance/paper.ts';
import type { ContractSays } from '../desk/charter-pdf.ts';

/** The evidence of a signature. */
export type Evidence = {
  /** Of the signed PDF. */ sha256: string;
  name: string;
  method: 'typed' | 'drawn';
  strokes: number[][][] | null;
  sentence: string;
  ip: string;
  userAgent: string | null;
  mailedTo: string;
  firstOpenedAt: string;
  signedAt: string;
};

const field = { width: 300, height: 110 };

/** Draws the last page of a signed contract: the signature and its evidence. Moments are in UTC. */
export function drawEvidence(paper: Paper, evidence: Evidence, { number }: ContractSays): void {
  paper.addPage();
  const width = widthOf(paper);
  let y = write(paper, 'Signature and evidence', margin, paper.y + 6, width, { size: 15, weight: 'semibold' }) + 8;
  y = write(paper, evidence.sentence, margin, y, width) + 14;
  y = drawSignature(paper, evidence, y) + 16;
  const rows: [string, string][] = [
    ['Contract', number],
    ['Signed by', evidence.name],
    ['Method', evidence.method === 'drawn' ? 'Drawn by hand' : 'Typed name'],
    ['Signed at', inUtc(evidence.signedAt)],
    ['Contract emailed to', evidence.mailedTo],
    ['First opened', inUtc(evidence.firstOpenedAt)],
    ['IP address', evidence.ip],
    ['Browser', evidence.userAgent ?? 'Unknown'],
    ['SHA-256 of the contract', evidence.sha256],
  ];
  for (const [name, value] of rows) {
    write(paper, name, margin, y, 130, { colour: faint });
    y = write(paper, value, margin + 140, y, width - 140) + 5;
  }
  write(paper, kindOfSignature, margin, y + 8, width, small);
}

/** The typed name, or the strokes as they were drawn, above a line. */
export function drawSignature(paper: Paper, { name, strokes }: Pick<Evidence, 'name' | 'strokes'>, top: number): number {
  const below = top + (strokes ? field.height : 40);
  if (strokes) {
    const scale = field.width / 1000;
    for (const stroke of strokes) drawStroke(paper, stroke, { x: margin, y: top, scale });
  } else {
    pen(paper, name, { size: 22, colour: navy }).text(name, margin, top + 8, { width: widthOf(paper), height: 30, ellipsis: true });
  }
  line(paper, below, { to: margin + field.width });
  return write(paper, name, margin, below + 4, widthOf(paper), label);
}

function drawStroke(paper: Paper, stroke: number[][], { x, y, scale }: { x: number; y: number; scale: number }): void {
  const at = ([across = 0, down = 0]: number[]) => [x + across * scale, y + Math.min(down * scale, field.height)] as const;
  const [first, ...others] = stroke;
  if (!first) return;
  if (others.length === 0) {
    paper.circle(...at(first), 0.9).fill(navy);
    return;
  }
  paper.moveTo(...at(first));
  for (const point of others) paper.lineTo(...at(point));
  paper.lineWidth(1.4).lineJoin('round').lineCap('round').strokeColor(navy).stroke();
}

function inUtc(at: string): string {
  return `${at.slice(0, 19).replace('T', ' ')} UTC`;
}
