import { client, incompleteResponse } from './api.ts';
import { pause } from './pause.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const megabytes = 1024 * 1024;

/** The picture types that a file dialog offers. */
export const acceptedPictures = accepted.join(',');

/** Why a file isn't accepted as a picture, or null. Checked before it is sent, so that nobody waits for a refusal. */
export function pictureRefusal(file: File): string | null {
  if (!accepted.includes(file.type)) return 'Please choose a JPEG, PNG, WebP or AVIF picture';
  // A phone's photo of 50 megapixels is shrunk before it is sent.
  const maxMegabytes = file.type === 'image/jpeg' ? 40 : 10;
  return file.size > maxMegabytes * megabytes ? `This picture is larger than ${maxMegabytes} MB` : null;
}

/** The document types that a file dialog offers. */
export const acceptedDocuments = 'application/pdf,image/jpeg,image/png,image/webp';

/** Why a file isn't accepted as a document, or null. Some systems don't know the type of a file; then the server checks. */
export function documentRefusal(file: File): string | null {
  if (file.type !== '' && !acceptedDocuments.split(',').includes(file.type)) return 'Please choose a PDF, JPEG, PNG or WebP file';
  if (file.size > 10 * megabytes) return 'This file is larger than 10 MB';
  return null;
}

export type UploadedFile = { url: string; name: string };

/** Stores a picture on the server and returns its address. */
export async function uploadPicture(file: File): Promise<string> {
  return (await upload(file, 'picture')).url;
}

/** Stores a document on the server and returns its address and the name it will be downloaded under. */
export function uploadDocument(file: File): Promise<UploadedFile> {
  return upload(file, 'document');
}

/** Somewhat more than is stored, by the longest side in pixels: the server still does its own shrinking. */
const sentSides = { picture: 2560, document: 4000 };
const patience = 3_000;

async function upload(chosen: File, kind: 'picture' | 'document'): Promise<UploadedFile> {
  const form = new FormData();
  form.append('file', await smaller(chosen, sentSides[kind]));
  // The contract describes the parts of the form; a browser sends the form itself.
  const { data } = await client.POST('/api/files', { params: { query: { kind } }, body: form as never });
  if (!data) throw incompleteResponse();
  return data;
}

async function smaller(file: File, side: number): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  try {
    // If the script can't be loaded, the original is sent, which just takes longer.
    const script = await Promise.race([import('./smaller-picture.ts'), pause(patience)]);
    return script ? await script.smallerPicture(file, side) : file;
  } catch {
    return file;
  }
}
