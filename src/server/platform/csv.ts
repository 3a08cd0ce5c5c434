import papa from 'papaparse';

// What a spreadsheet would run as a formula gets an apostrophe before it, which the spreadsheet hides.
// A plain number below zero is none, nor is a phone number; one with dashes but no space would be reckoned. What was typed with an
// apostrophe gets one more, so that reading takes away the one that wasn't.
const formula = /^(?:'+|(?!-\d+(?:\.\d+)?$)(?!\+\d+(?: [\d ()./-]*)?$))[=+\-@\t\r\n＝＋－＠]/;

export type Cell = string | number | boolean | null;

/** A CSV file of rows that arrive a few hundred at a time. */
export async function* csvOf(columns: string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield `\ufeff${inLines([columns])}`;
  for await (const rows of batches) yield inLines(rows);
}

function inLines(rows: Cell[][]): string {
  return `${papa.unparse(rows, { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
}

/** Reads a CSV file with its columns by name: whatever separates them, with or without Excel's mark. A cell that was kept from being run is as it was. */
export function readCsv(text: string): { columns: string[]; rows: Record<string, string>[] } {
  const { data, meta } = papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
    transform: (cell) => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell),
  });
  return { columns: meta.fields ?? [], rows: data };
}
