// Drawings on a page: the mark of a company, and the code that a bank reads.
import { correction, generate, mode } from 'lean-qr';
import { initialOf } from '#domain/shared/words.ts';
import { brass, navy, pen, type Paper } from './paper.ts';

/** Fourteen millimeters, in points. */
export const sealSize = 39.7;

/** Draws a seal with the first letter of a name at this corner: the mark of a company that has no logo. */
export function drawSeal(paper: Paper, name: string, x: number, y: number): void {
  const [middle, radius] = [{ x: x + sealSize / 2, y: y + sealSize / 2 }, sealSize / 2];
  paper.circle(middle.x, middle.y, radius).fill(navy);
  paper
    .circle(middle.x, middle.y, radius - 2.4)
    .lineWidth(0.7)
    .stroke(brass);
  const initial = initialOf(name);
  pen(paper, initial, { size: 18, weight: 'semibold', colour: '#ffffff' });
  // Capitals of both typefaces rise about seven tenths of their size above the line.
  paper.text(initial, middle.x - paper.widthOfString(initial) / 2, middle.y + 6.4, { lineBreak: false, baseline: 'alphabetic' });
}

/** Draws a logo as tall as a seal, or as wide as there is room, and answers its width. */
export function drawLogo(paper: Paper, logo: Buffer, x: number, y: number): number {
  const { width, height } = (paper as unknown as { openImage: (image: Buffer) => { width: number; height: number } }).openImage(logo);
  const scale = Math.min(150 / width, sealSize / height);
  paper.image(logo, x, y, { width: width * scale });
  return width * scale;
}

/** Draws a QR code of this text, so many points wide: in UTF-8, and readable with up to 15% of it damaged. */
export function drawCode(paper: Paper, words: string, x: number, y: number, width: number): void {
  const code = generate(mode.bytes(new TextEncoder().encode(words)), {
    minCorrectionLevel: correction.M,
    maxCorrectionLevel: correction.M,
  });
  const module = width / code.size;
  for (let row = 0; row < code.size; row++) {
    for (let from = 0; from < code.size; from++) {
      if (!code.get(from, row)) continue;
      let to = from;
      while (code.get(to + 1, row)) to++;
      paper.rect(x + from * module, y + row * module, (to - from + 1) * module, module);
      from = to;
    }
  }
  paper.fill('#000000');
}
