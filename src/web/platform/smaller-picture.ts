// Shrinks a picture before it is sent: a phone's photo has ten times the pixels that are ever shown, and the user waits for all of them.

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * The picture in its own format, upright, with no side longer than this many pixels. Unchanged if it is small already, if it is animated,
 * or if this browser can't make it smaller.
 */
export async function smallerPicture(file: File, side: number): Promise<File> {
  if (!kinds.includes(file.type)) return file;
  try {
    return (await moves(file)) ? file : await drawn(file, side);
  } catch {
    return file;
  }
}

/** WebP and PNG files say near their beginning whether they are animated. */
async function moves(file: File): Promise<boolean> {
  if (file.type === 'image/jpeg') return false;
  const start = new TextDecoder('latin1').decode(await file.slice(0, 4096).arrayBuffer());
  return start.includes(file.type === 'image/png' ? 'acTL' : 'ANIM');
}

async function drawn(file: File, side: number): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = side / Math.max(picture.width, picture.height);
    if (scale >= 1) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const small = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, file.type, 0.9);
    });
    // A browser that can't write this format writes another one.
    const isBetter = small !== null && small.type === file.type && small.size < file.size;
    return isBetter ? new File([small], file.name, { type: file.type }) : file;
  } finally {
    picture.close();
  }
}
