/** The text of a file of a spreadsheet: as Unicode where it is that, else in the Windows code page of the Greek, Central or Western European who saved it. */
export function textOf(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(codePageOf(bytes)).decode(bytes);
  }
}

/** Such a file doesn't name its code page, but the bytes of the letters that aren't English tell. */
function codePageOf(bytes: Uint8Array): string {
  const latin = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const accented = (latin.match(/[\p{L}\u0080-\u00ff]+/gu) ?? []).filter((word) => /[\u0080-\u00ff]/.test(word));
  // A Greek word has no English letter at all.
  const greek = accented.filter((word) => /^[\u00a2\u00b8-\u00ff]{2,}$/.test(word));
  if (greek.length * 2 > accented.length) return 'windows-1253';
  // š, ž, ť and ź, and what are signs in the west but letters in Central Europe, such as ł and ą.
  return /[\u008a\u008d-\u008f\u009a\u009d-\u009f]|\p{L}[³¹º¿¾£¥ª¯]\p{L}/u.test(latin) ? 'windows-1250' : 'windows-1252';
}
