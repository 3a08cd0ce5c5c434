import { expect, test } from 'vitest';
import { encodingOf, firstForeignLine, textIn } from './file-text.ts';

const textOf = (file: ArrayBuffer) => textIn(encodingOf(file), file);

/** A text as bytes of a code page. */
function bytesIn(codePage: string, text: string): ArrayBuffer {
  const decoder = new TextDecoder(codePage);
  const places = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]));
  return new Uint8Array([...text].map((letter) => places.get(letter) as number)).buffer;
}

test.each([
  ['windows-1253', 'Date;Description;Vendor\n18/11/2026;Πετρέλαιο κίνησης;Μαρίνα Αλίμου Α.Ε. (€)'],
  ['windows-1253', 'Date;Description\n2026-11-18;Λιμενικά τέλη, Άλιμος'],
  ['windows-1250', 'Datum;Opis\n2026-11-18;Čišćenje broda, račun'],
  ['windows-1250', 'Data;Opis\n2026-11-18;Opłata za miejsce, Gdańsk'],
  ['windows-1252', 'Date;Vendor\n2026-11-18;¿Café René? Nº 12, Côte de Beauté'],
  ['windows-1252', 'Datum;Text\n2026-11-18;Größe, Öl für Maschine, Señor Núñez'],
])('a file in %s is read as it was written: %s', (codePage, text) => {
  expect(textOf(bytesIn(codePage, text))).toBe(text);
});

test.each(['utf-8', 'utf-16le'] as const)('a file in %s is read as it was written', (encoding) => {
  const text = 'Πετρέλαιο, čišćenje, Größe';
  const bytes = encoding === 'utf-8' ? Buffer.from(text) : Buffer.from(`\ufeff${text}`, 'utf16le');
  expect(textOf(new Uint8Array(bytes).buffer)).toBe(text);
});

test('a file is read in the chosen encoding, whichever one its letters suggest', () => {
  const turkish = bytesIn('windows-1254', 'Açıklama;İskele ücreti, Göcek ş');
  expect(textIn('windows-1254', turkish)).toBe('Açıklama;İskele ücreti, Göcek ş');
  expect(encodingOf(turkish)).toBe('windows-1252');
});

test.each([
  ['Date;Text\r\n2026-11-18;Diesel\r\n2026-11-19;Größe', '2026-11-19;Größe'],
  ['\ufeffDate;Text\n2026-11-18;Diesel', null],
])('the first line of %j with non-English letters is %j', (text, line) => {
  expect(firstForeignLine(text)).toBe(line);
});
