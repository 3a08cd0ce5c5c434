// Where the words of a PDF are, as another program reads them.
import { spawnSync } from 'node:child_process';

/** A word on a page (the first is 1), with its upper and lower edge in points from the page's top. */
type PdfWord = { text: string; page: number; top: number; bottom: number };

/** Whether the program that reads PDFs is installed. */
export const readsPdfs = spawnSync('pdftotext', ['-v']).status === 0;

/** All words of a PDF in the order of its text. */
export function pdfWords(pdf: Buffer): PdfWord[] {
  const { stdout } = spawnSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' });
  const pages = stdout.split('<page ').slice(1);
  return pages.flatMap((page, place) =>
    [...page.matchAll(/<word .*?yMin="([\d.]+)".*?yMax="([\d.]+)">(.*?)<\/word>/g)].map(([, top, bottom, text = '']) => ({
      text,
      page: place + 1,
      top: Number(top),
      bottom: Number(bottom),
    })),
  );
}
