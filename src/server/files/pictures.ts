import sharp from 'sharp';
import { Refusal } from '../platform/errors.ts';

/** The sizes a picture is kept in, by the longest side in pixels. Smaller ones are not blown up. */
export const pictureSizes = { thumb: 192, card: 720, full: 1920 } as const;
export type PictureSize = keyof typeof pictureSizes;

const taken = new Set<string | undefined>(['jpeg', 'png', 'webp', 'heif']);
/** What is larger isn't unpacked. */
export const maxPixels = 60_000_000;

/** Re-encodes an uploaded picture in every size as WebP, upright and without its metadata; refuses what isn't a picture. */
export async function encodePicture(upload: Buffer): Promise<Record<PictureSize, Buffer>> {
  await refuseOtherThanPictures(upload);
  const sizes = Object.entries(pictureSizes) as [PictureSize, number][];
  try {
    const encoded = await Promise.all(
      sizes.map(async ([size, side]) => {
        const picture = sharp(upload, { limitInputPixels: maxPixels, failOn: 'error' })
          .rotate()
          .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
        return [size, await picture.webp({ quality: 82, effort: 3 }).toBuffer()] as const;
      }),
    );
    return Object.fromEntries(encoded) as Record<PictureSize, Buffer>;
  } catch {
    throw damaged();
  }
}

export function damaged(): Refusal {
  return new Refusal(422, 'broken_picture', 'This picture is damaged or too large to be read. Please choose another one.');
}

/** Decided by the content alone: names and declared types prove nothing. */
async function refuseOtherThanPictures(upload: Buffer): Promise<void> {
  if (!(await isPicture(upload))) throw new Refusal(415, 'not_a_picture', 'Please choose a picture (JPEG, PNG, WebP or AVIF).');
}

async function isPicture(upload: Buffer): Promise<boolean> {
  try {
    const { format, compression } = await sharp(upload, { limitInputPixels: false }).metadata();
    return taken.has(format) && (format !== 'heif' || compression === 'av1');
  } catch {
    return false;
  }
}
