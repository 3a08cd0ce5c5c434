// A PDF document: fonts, colors, and text that flows from page to page. The caller supplies the content.
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import Document from 'pdfkit';
import { escaped } from '../platform/escaped.ts';
import { embedInvoice } from './paper-invoice.ts';

const ink = '#0b1b2a';
export const faint = '#5b6d7b';
export const accent = '#0b6e80';
export const tint = '#edf4f6';
export const brass = '#a97f35';
export const navy = '#0b2030';
export const alarm = '#b3261e';
const hairline = '#dfe6eb';

/** The margin of an A4 page, in points. */
export const margin = 48;
const footer = 46;
/** Where the text continues on pages after the first. */
const belowHead = margin + 22;

export type Paper = PDFKit.PDFDocument;
type Weight = 'regular' | 'semibold';
export type Style = {
  size?: number;
  weight?: Weight;
  colour?: string;
  align?: 'left' | 'right';
  /** Digits of one width, so that they align. */ figures?: boolean;
};

// The product's own typeface, and one for letters it lacks, above all Greek. Fonts are slow to read and quick to use: each is read once,
// when it is first needed, and every document embeds only the letters it uses.
const files = {
  regular: 'fonts/Geist-Regular.ttf',
  semibold: 'fonts/Geist-SemiBold.ttf',
  'other regular': 'fonts/Inter-Regular.ttf',
  'other semibold': 'fonts/Inter-SemiBold.ttf',
} as const;
const fonts = new Map<keyof typeof files, Font>();

function fontOf(name: keyof typeof files): Font {
  const known = fonts.get(name) ?? open(files[name]);
  fonts.set(name, known);
  return known;
}

/** The typeface for a text, the same for all of its letters. */
function faceOf(weight: Weight, text: string): keyof typeof files {
  const font = fontOf(weight);
  return [...text].every((letter) => letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ? weight : `other ${weight}`;
}

/**
 * Every letter is looked up once in advance. Otherwise a glyph that first appears as a part of another (the dotless ı in i) loses its
 * letter and can't be copied out of the document. Contextual alternates draw arrows and the like and take most of the time, so they are
 * off.
 */
function open(path: string): Font {
  const font = create(readFileSync(path)) as Font;
  const letters = font.characterSet.filter((letter) => !isPrivate(letter));
  for (const letter of letters.toSorted((a, b) => Number(isLookalike(a)) - Number(isLookalike(b)))) font.glyphForCodePoint(letter);
  return Object.assign(Object.create(font) as Font, {
    layout: (text: string, features?: Record<string, boolean>) => font.layout(text, { calt: false, ...features }),
  });
}

/** A document contains its metadata twice; pdfkit writes the second copy, in XML, without escaping it. */
class WellFormed extends Document {
  _addInfo(): void {
    const { info } = this;
    this.info = Object.fromEntries(Object.entries(info).map(([name, value]) => [name, typeof value === 'string' ? escaped(value) : value]));
    (Document.prototype as unknown as WellFormed)._addInfo.call(this);
    this.info = info;
  }
}

type PaperOptions = {
  title: string;
  author: string;
  subject: string;
  at: Date;
  xml?: string | null;
  /** wider than tall */ isAcross?: boolean;
};

/**
 * A new document. The same content at the same moment makes the same file, byte for byte. With an electronic invoice inside, it is
 * archivable (PDF/A-3).
 */
export function newPaper({ title, author, subject, at, xml, isAcross }: PaperOptions): Paper {
  const info = { Title: title, Author: author, Subject: subject, Creator: 'Fairlead', Producer: 'Fairlead', CreationDate: at };
  const paper = new WellFormed({
    size: 'A4',
    ...(isAcross ? { layout: 'landscape' } : {}),
    margins: { top: margin, bottom: margin + footer, left: margin, right: margin },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    font: null as never,
    info,
    ...(xml ? { subset: 'PDF/A-3b' as never } : {}),
  });
  if (xml) embedInvoice(paper, xml, at);
  paper.on('pageAdded', () => {
    paper.page.margins.top = belowHead;
    paper.y = belowHead;
  });
  return paper;
}

/** The finished file. */
export function contentOf(paper: Paper): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
    paper.end();
  });
}

/** Phonetic letters and the like that share a glyph with a common letter or apostrophe: the glyph counts as the common one. */
function isLookalike(letter: number): boolean {
  return letter === 0xb5 || (letter >= 0x250 && letter <= 0x2ff) || (letter >= 0x1d00 && letter <= 0x1dff);
}

/** The font's own codes for variants, such as digits of one width. */
function isPrivate(letter: number): boolean {
  return letter >= 0xe000 && letter <= 0xf8ff;
}

export const widthOf = (paper: Paper) => paper.page.width - 2 * margin;
export const bottomOf = (paper: Paper) => paper.page.height - margin - footer;

/** Sets the font, size and color for this text. */
export function pen(paper: Paper, text: string, { size = 9.5, weight = 'regular', colour = ink }: Style): Paper {
  const face = faceOf(weight, text);
  return paper
    .registerFont(face, fontOf(face) as never)
    .font(face)
    .fontSize(size)
    .fillColor(colour);
}

/** Writes within a width and answers where the text ends. */
export function write(paper: Paper, text: string, x: number, y: number, width: number, style: Style = {}): number {
  const features = style.figures ? ({ tnum: true, kern: false } as never) : undefined;
  pen(paper, text, style).text(text, x, y, { width, align: style.align ?? 'left', lineGap: 1.5, features });
  return paper.y;
}

/** How tall this text is within a width. */
export function heightOf(paper: Paper, text: string, width: number, style: Style = {}): number {
  return pen(paper, text, style).heightOfString(text, { width, lineGap: 1.5 });
}

export function line(
  paper: Paper,
  y: number,
  { from = margin, to = paper.page.width - margin, colour = hairline, width = 0.75 } = {},
): void {
  paper.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(colour).stroke();
}

/** Draws on every page once all pages exist, because only then is their number known. */
export function onEveryPage(paper: Paper, draw: (page: number, of: number) => void): void {
  const { start, count } = paper.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    paper.switchToPage(start + page);
    // Text in the bottom margin would otherwise start a new page.
    paper.page.margins.bottom = 0;
    draw(page + 1, count);
  }
}
