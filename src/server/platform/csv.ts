import papa from 'papaparse';

// A cell that a spreadsheet would run as a formula gets an apostrophe in front, which the spreadsheet hides. A plain negative number
// doesn't need one, nor does a phone number, unless it has dashes or slashes and no space: +1-305-555-0134 would be calculated. Text that
// already starts with an apostrophe gets one more, so that reading removes only the one that was added.
const formula = /^(?:'+|(?!-\d+(?:\.\d+)?$)(?!\+[\d.()]+(?:\s[\d\s()./-]*)?$))[=+\-@\t\r\n＝＋－＠]/;

export type Cell = string | number | boolean | null;

/** A CSV file of rows that arrive a few hundred at a time. */
export async function* csvOf(columns: string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield `\ufeff${inLines([columns])}`;
  for await (const rows of batches) yield inLines(rows);
}

function inLines(rows: Cell[][]): string {
  return `${papa.unparse(rows, { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
}

/**
 * Reads a CSV file with its columns by name, whatever the separator, with or without a byte order mark. Apostrophes that kept a cell from
 * being run are removed. Columns of one name are all listed, and the later ones have a number added in the rows.
 */
export function readCsv(text: string): { columns: string[]; rows: Record<string, string>[] } {
  const { data, meta } = papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
    transform: (cell) => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell),
  });
  return { columns: (meta.fields ?? []).map((name) => meta.renamedHeaders?.[name] ?? name), rows: data };
}
