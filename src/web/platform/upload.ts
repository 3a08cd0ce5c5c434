import { client } from './api.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const megabytes = 1024 * 1024;

/** The kinds of picture a file dialog offers. */
export const acceptedPictures = accepted.join(',');

/** Why a file is no picture for us, or null. Asked before it is sent, so that nobody waits for a refusal. */
export function pictureRefusal(file: File): string | null {
  if (!accepted.includes(file.type)) return 'Please choose a JPEG, PNG, WebP or AVIF picture';
  if (file.size > 10 * megabytes) return 'This picture is larger than 10 MB';
  return null;
}

/** Keeps a picture on the server and tells its address. */
export async function uploadPicture(file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  // The contract describes the parts of the form; what a browser sends is the form itself.
  const { data } = await client.POST('/api/files', { body: form as never });
  if (!data) throw new Error('The server kept no picture.');
  return data.url;
}
