import { client } from './api.ts';
import { pause } from './pause.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const megabytes = 1024 * 1024;

/** The kinds of picture a file dialog offers. */
export const acceptedPictures = accepted.join(',');

/** Why a file isn't accepted as a picture, or null. Checked before it is sent, so that nobody waits for a refusal. */
export function pictureRefusal(file: File): string | null {
  if (!accepted.includes(file.type)) return 'Please choose a JPEG, PNG, WebP or AVIF picture';
  // A telephone's photo of 50 megapixels is made smaller before it is sent.
  const maxMegabytes = file.type === 'image/jpeg' ? 40 : 10;
  return file.size > maxMegabytes * megabytes ? `This picture is larger than ${maxMegabytes} MB` : null;
}

/** The kinds of document a file dialog offers. */
export const acceptedDocuments = 'application/pdf,image/jpeg,image/png,image/webp';

/** Why a file is no document for us, or null. Some systems don't know the kind of a file; then the server looks. */
export function documentRefusal(file: File): string | null {
  if (file.type !== '' && !acceptedDocuments.split(',').includes(file.type)) return 'Please choose a PDF, JPEG, PNG or WebP file';
  if (file.size > 10 * megabytes) return 'This file is larger than 10 MB';
  return null;
}

export type UploadedFile = { url: string; name: string };

/** Keeps a picture on the server and tells its address. */
export async function uploadPicture(file: File): Promise<string> {
  return (await upload(file, 'picture')).url;
}

/** Keeps a document on the server and tells its address and the name it will be downloaded under. */
export function uploadDocument(file: File): Promise<UploadedFile> {
  return upload(file, 'document');
}

/** Somewhat more than is kept of it, by the longest side in pixels: the server's own way of making it smaller has the last word. */
const sentSides = { picture: 2560, document: 4000 };
const patience = 3_000;

async function upload(chosen: File, kind: 'picture' | 'document'): Promise<UploadedFile> {
  const form = new FormData();
  form.append('file', await smaller(chosen, sentSides[kind]));
  // The contract describes the parts of the form; what a browser sends is the form itself.
  const { data } = await client.POST('/api/files', { params: { query: { kind } }, body: form as never });
  if (!data) throw new Error('The server kept no file.');
  return data;
}

async function smaller(file: File, side: number): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  try {
    // Without that script it takes longer, and that is all.
    const script = await Promise.race([import('./smaller-picture.ts'), pause(patience)]);
    return script ? await script.smallerPicture(file, side) : file;
  } catch {
    return file;
  }
}
