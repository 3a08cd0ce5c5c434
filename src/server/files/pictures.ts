// Reads uploads that claim to be pictures. Only the processes beside the server do this: see workshops/pictures.ts.
import sharp, { type Metadata, type Sharp } from 'sharp';
import { Refusal } from '../platform/refusal.ts';
import { pictureSizes, type PictureSize } from './picture-sizes.ts';

// Each picture is read only once, so a cache is of no use, and several processes read several at a time.
sharp.cache(false);
sharp.concurrency(1);

const acceptedFormats = new Set<string | undefined>(['jpeg', 'png', 'webp', 'heif']);
const documents = { jpeg: ['image/jpeg', 'jpg'], png: ['image/png', 'png'], webp: ['image/webp', 'webp'] } as const;

/** The longest side of a photographed document: its small print stays legible. */
const paperSide = 4000;

/** For pictures that have to be decoded in full before they can be scaled down: progressive or interlaced ones, and all but JPEG. */
const maxMegapixels = 25;
/** For AVIF, which takes twice the memory. It is enough for a phone's photo. */
const maxAvifMegapixels = 12;
/** For pictures that are scaled down while they are decoded. */
const maxJpegMegapixels = 50;

/** Cameras sold as 12 or 50 megapixels have a few more: 4,080 × 3,072 and 8,192 × 6,144. */
function pixelsOf(megapixels: number): number {
  return megapixels * 1_030_000;
}

/** Makes the library read accepted formats only, so that no other decoder can be attacked. For a process that does nothing else. */
export function allowKnownFormatsOnly(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`) });
}

/**
 * Re-encodes an upload as WebP in every size, upright and without metadata; refuses anything that isn't a picture or has too many pixels.
 */
export async function encodePicture(upload: Buffer): Promise<Record<PictureSize, Buffer>> {
  const metadata = await metadataOf(upload);
  const { format, compression } = metadata ?? {};
  if (!metadata || !acceptedFormats.has(format) || (format === 'heif' && compression !== 'av1'))
    throw new Refusal(415, 'not_a_picture', 'Please choose a picture (JPEG, PNG, WebP or AVIF).');
  refuseTooManyPixels(metadata);
  return orDamaged(async () => {
    // Decoded once; the smaller sizes are made from the largest.
    const { data, info } = await fitting(upload, pictureSizes.full).raw().toBuffer({ resolveWithObject: true });
    const sizes = {} as Record<PictureSize, Buffer>;
    for (const [size, side] of Object.entries(pictureSizes) as [PictureSize, number][])
      sizes[size] = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82, effort: 3 })
        .toBuffer();
    return sizes;
  });
}

/**
 * Re-encodes a photographed document in its own format, which drops its metadata and anything appended to it; refuses what isn't a picture.
 */
export async function redrawPicture(upload: Buffer): Promise<{ content: Buffer; contentType: string; extension: string }> {
  const metadata = await metadataOf(upload);
  const kind = documents[metadata?.format as keyof typeof documents] as (typeof documents)['jpeg'] | undefined;
  if (!metadata || !kind) throw new Refusal(415, 'not_a_document', 'Please choose a document (PDF, JPEG, PNG or WebP).');
  refuseTooManyPixels(metadata);
  return orDamaged(async () => ({ content: await fitting(upload, paperSide).toBuffer(), contentType: kind[0], extension: kind[1] }));
}

/** Decided by the content alone, because names and declared types prove nothing. */
async function metadataOf(upload: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(upload, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

function refuseTooManyPixels({ width, height, format, isProgressive }: Metadata): void {
  const limit = format === 'heif' ? maxAvifMegapixels : format === 'jpeg' && !isProgressive ? maxJpegMegapixels : maxMegapixels;
  if (width * height <= pixelsOf(limit)) return;
  const megapixels = Math.round((width * height) / 1_000_000).toLocaleString('en-GB');
  const otherwise = limit === maxJpegMegapixels ? '' : `, or ${maxJpegMegapixels} for an ordinary JPEG`;
  throw new Refusal(
    422,
    'too_many_pixels',
    `This picture has ${megapixels} megapixels. The limit is ${limit} for its format${otherwise}. Please make it smaller and choose it again.`,
  );
}

function fitting(upload: Buffer, side: number): Sharp {
  return sharp(upload, { limitInputPixels: pixelsOf(maxJpegMegapixels), failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

async function orDamaged<T>(draw: () => Promise<T>): Promise<T> {
  try {
    return await draw();
  } catch {
    throw new Refusal(422, 'broken_picture', 'This picture is damaged or too large to be read. Please choose another one.');
  }
}
