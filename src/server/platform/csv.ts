import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import papa from 'papaparse';

/** The columns of a file: what stands above each, and what stands in it. */
export type Columns<Row> = Record<string, (row: Row) => string | null>;

// What a spreadsheet would run as a formula gets an apostrophe before it, which the spreadsheet hides.
// A plain number below zero is none.
const formula = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/;
const rowsAtOnce = 500;

/** Sends rows as a CSV file, in UTF-8 with the mark that Excel knows it by, a few hundred lines at a time. */
export function sendCsv<Row>(reply: FastifyReply, name: string, columns: Columns<Row>, rows: Row[]): FastifyReply {
  reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"` });
  return reply.send(Readable.from(linesOf(columns, rows)));
}

export type Cell = string | number | boolean | null;

/** A CSV file of rows that arrive a few hundred at a time. */
export async function* csvOf(columns: string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield `\ufeff${inLines([columns])}`;
  for await (const rows of batches) yield inLines(rows);
}

function* linesOf<Row>(columns: Columns<Row>, rows: Row[]): Generator<string> {
  const cells = Object.values(columns);
  yield `\ufeff${inLines([Object.keys(columns)])}`;
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield inLines(rows.slice(from, from + rowsAtOnce).map((row) => cells.map((cell) => cell(row))));
}

function inLines(rows: Cell[][]): string {
  return `${papa.unparse(rows, { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
}

/** Reads a CSV file with its columns by name: whatever separates them, with or without Excel's mark. A cell that was kept from being run is as it was. */
export function readCsv(text: string): { columns: string[]; rows: Record<string, string>[] } {
  const { data, meta } = papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), { header: true, skipEmptyLines: 'greedy', transformHeader: (name) => name.trim(), transform: (cell) => (/^'[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell) });
  return { columns: meta.fields ?? [], rows: data };
}
