// The drawn yachts of letters, and of the pages that companies show to strangers, which `npm run drawings` makes of those on the pages.
import { readFileSync } from 'node:fs';
import type { YachtType } from '#domain/yachts/words.ts';

export const drawingsFolder = 'drawings';
const read = new Map<string, Buffer>();

/** The file that a drawn yacht is in. */
export function drawingOf(type: YachtType): string {
  return `${drawingsFolder}/${nameOf(type)}.png`;
}

/** The file that a small picture of a drawn yacht is in. */
export function thumbOf(type: YachtType): string {
  return `${drawingsFolder}/${nameOf(type)}.webp`;
}

/** A drawn yacht as a small picture, WebP. */
export function drawnThumb(type: YachtType): Buffer {
  return contentOf(thumbOf(type));
}

/** What a drawn yacht is called within a letter it is attached to. */
export function drawingCid(type: YachtType): string {
  return `${nameOf(type)}@fairlead`;
}

/** A drawn yacht as it is attached to a letter: a part of it, which is not offered as a file. */
export function attachedDrawing(type: YachtType) {
  return {
    filename: `${nameOf(type)}.png`,
    content: contentOf(drawingOf(type)),
    contentType: 'image/png',
    ...inlineImage(drawingCid(type)),
  };
}

/** How a picture is attached that the letter shows, under this name. */
export function inlineImage(cid: string) {
  return { cid, contentDisposition: 'inline' as const };
}

function contentOf(file: string): Buffer {
  const content = read.get(file) ?? readFileSync(file);
  read.set(file, content);
  return content;
}

function nameOf(type: YachtType): string {
  return type.toLowerCase().replace(' ', '-');
}
