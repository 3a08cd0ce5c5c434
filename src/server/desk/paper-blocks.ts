import type { Block, Row, Span } from '#domain/desk/contract-text.ts';
import { figures, small } from '../finance/invoice-pdf-head.ts';
import { bottomOf, heightOf, line, margin, pen, tint, widthOf, write, type Paper } from '../finance/paper.ts';

const valueWidth = 150;
const indent = 20;

/** Draws parsed text from the current position on, over as many pages as needed. */
export function drawBlocks(paper: Paper, blocks: readonly Block[]): void {
  for (const block of blocks) {
    if (block.kind === 'heading') drawHeading(paper, block.spans, block.level === 1 ? 15 : 11);
    else if (block.kind === 'rows') drawRows(paper, block.rows);
    else if (block.kind === 'item') drawItem(paper, block.mark, block.spans);
    else {
      drawSpans(paper, block.spans, margin);
      paper.y += 6;
    }
  }
}

/** A heading, never the last thing on a page. */
function drawHeading(paper: Paper, spans: readonly Span[], size: number): void {
  if (paper.y + size + 40 > bottomOf(paper)) paper.addPage();
  else paper.y += 8;
  drawSpans(
    paper,
    spans.map(({ text }) => ({ text, bold: true })),
    margin,
    size,
  );
  paper.y += 4;
}

function drawItem(paper: Paper, mark: string, spans: readonly Span[]): void {
  if (paper.y + 14 > bottomOf(paper)) paper.addPage();
  const { y } = paper;
  write(paper, mark, margin + 2, y, indent);
  paper.y = y;
  drawSpans(paper, spans, margin + indent);
  paper.y += 3;
}

/**
 * Words in both weights, one after the other. Each line is drawn separately, because text that continues in another weight starts where the
 * previous piece ended.
 */
function drawSpans(paper: Paper, spans: readonly Span[], x: number, size = 9.5): void {
  for (const pieces of inLines(spans)) {
    for (const [at, { text, bold }] of pieces.entries()) {
      const options = { width: widthOf(paper) - x + margin, lineGap: 1.5, continued: at < pieces.length - 1 };
      const writing = pen(paper, text, { size, weight: bold ? 'semibold' : 'regular' });
      if (at === 0) writing.text(text, x, paper.y, options);
      else writing.text(text, options);
    }
  }
}

/** The pieces of each line. */
function inLines(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const { text, bold } of spans)
    for (const [at, words] of text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      lines.at(-1)?.push({ text: words, bold });
    }
  return lines.map((pieces) => together(pieces.filter(({ text }) => text !== '')));
}

/** Joins adjacent pieces of the same weight. */
function together(spans: readonly Span[]): Span[] {
  const pieces: Span[] = [];
  for (const span of spans) {
    const last = pieces.at(-1);
    if (last && last.bold === span.bold) last.text += span.text;
    else pieces.push({ ...span });
  }
  return pieces.length > 0 ? pieces : [{ text: ' ', bold: false }];
}

function drawRows(paper: Paper, rows: readonly Row[]): void {
  const right = paper.page.width - margin - 10;
  const width = right - valueWidth - margin - 20;
  for (const { name, value, note, isSum } of rows) {
    const weight = isSum ? 'semibold' : 'regular';
    const height = Math.max(heightOf(paper, name, width, { weight }), heightOf(paper, value, valueWidth)) + (note ? 13 : 0) + 9;
    if (paper.y + height > bottomOf(paper)) paper.addPage();
    const top = paper.y;
    if (isSum) paper.rect(margin, top, widthOf(paper), height).fill(tint);
    const below = write(paper, name, margin + 10, top + 5, width, { weight });
    if (note) write(paper, note, margin + 10, below, width, small);
    write(paper, value, right - valueWidth, top + 5, valueWidth, { ...figures, weight });
    line(paper, top + height);
    paper.y = top + height;
  }
  paper.y += 8;
}
