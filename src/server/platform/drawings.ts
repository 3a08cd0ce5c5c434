// The drawn yachts in emails and on companies' public pages. `npm run drawings` makes them from the drawings in the application.
import { readFileSync } from 'node:fs';
import type { YachtType } from '#domain/yachts/words.ts';

export const drawingsFolder = 'drawings';
const read = new Map<string, Buffer>();

/** The file with a drawn yacht. */
export function drawingOf(type: YachtType): string {
  return `${drawingsFolder}/${nameOf(type)}.png`;
}

/** The file with a small picture of a drawn yacht. */
export function thumbOf(type: YachtType): string {
  return `${drawingsFolder}/${nameOf(type)}.webp`;
}

/** A drawn yacht as a small picture, WebP. */
export function drawnThumb(type: YachtType): Buffer {
  return contentOf(thumbOf(type));
}

/** The name of a drawn yacht within an email it is attached to. */
export function drawingCid(type: YachtType): string {
  return `${nameOf(type)}@fairlead`;
}

/** A drawn yacht as an attachment that is part of the email and not offered as a file. */
export function attachedDrawing(type: YachtType) {
  return {
    filename: `${nameOf(type)}.png`,
    content: contentOf(drawingOf(type)),
    contentType: 'image/png',
    ...inlineImage(drawingCid(type)),
  };
}

/** The attachment settings for a picture that the email shows under this name. */
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
