/** The encodings in which a spreadsheet may have saved a file, in words. */
export const encodingLabels = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big endian)',
  'windows-1252': 'Western European',
  'windows-1250': 'Central European',
  'windows-1253': 'Greek',
  'windows-1254': 'Turkish',
  'windows-1251': 'Cyrillic',
};
export type Encoding = keyof typeof encodingLabels;

/** The text of a file in an encoding. Invalid bytes show as question marks. */
export function textIn(encoding: Encoding, file: ArrayBuffer): string {
  return new TextDecoder(encoding).decode(file);
}

/**
 * The encoding of a file: Unicode if it is valid Unicode, otherwise the Windows code page of the Greek, Central or Western European who
 * saved it.
 */
export function encodingOf(file: ArrayBuffer): Encoding {
  const bytes = new Uint8Array(file);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return codePageOf(bytes);
  }
}

/** The first line with letters that English doesn't have, which shows whether the encoding is right. */
export function firstForeignLine(text: string): string | null {
  const line = text.split(/\r?\n/).find((each) => /[^\p{ASCII}\ufeff]/u.test(each));
  return line?.slice(0, 120) ?? null;
}

/** Such a file doesn't name its code page, but the bytes of its non-English letters reveal it. */
function codePageOf(bytes: Uint8Array): Encoding {
  const latin = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const accented = (latin.match(/[\p{L}\u0080-\u00ff]+/gu) ?? []).filter((word) => /[\u0080-\u00ff]/.test(word));
  // A Greek word has no English letters at all.
  const greek = accented.filter((word) => /^[\u00a2\u00b8-\u00ff]{2,}$/.test(word));
  if (greek.length * 2 > accented.length) return 'windows-1253';
  // š, ž, ť and ź, and codes that are symbols in Western but letters in Central European text, such as ł and ą.
  return /[\u008a\u008d-\u008f\u009a\u009d-\u009f]|\p{L}[³¹º¿¾£¥ª¯]\p{L}/u.test(latin) ? 'windows-1250' : 'windows-1252';
}
