// The drawn yachts of letters, which `npm run drawings` makes of those on the pages.
import { readFileSync } from 'node:fs';
import type { YachtType } from '#domain/yachts/words.ts';

export const drawingsFolder = 'drawings';
const read = new Map<YachtType, Buffer>();

/** The file that a drawn yacht is in. */
export function drawingOf(type: YachtType): string {
  return `${drawingsFolder}/${nameOf(type)}.png`;
}

/** What a drawn yacht is called within a letter it is attached to. */
export function drawingCid(type: YachtType): string {
  return `${nameOf(type)}@fairlead`;
}

/** A drawn yacht as it is attached to a letter: a part of it, which is not offered as a file. */
export function attachedDrawing(type: YachtType) {
  const content = read.get(type) ?? readFileSync(drawingOf(type));
  read.set(type, content);
  return { filename: `${nameOf(type)}.png`, content, contentType: 'image/png', ...shownInside(drawingCid(type)) };
}

/** How a picture is attached that the letter shows, under this name. */
export function shownInside(cid: string) {
  return { cid, contentDisposition: 'inline' as const };
}

function nameOf(type: YachtType): string {
  return type.toLowerCase().replace(' ', '-');
}
