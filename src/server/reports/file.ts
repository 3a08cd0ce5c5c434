import type { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reports, titleOf, wordIn, type Column, type Report, type ReportFormat } from '#domain/reports/report.ts';
import { csvOf, type Cell } from '../platform/csv.ts';
import type { Database, Scope } from '../platform/database.ts';
import { fileOfRows } from '../platform/row-file.ts';
import { writeWorkbook } from '../platform/xlsx.ts';
import { openZip } from '../platform/zip.ts';
import { reportRows, type ReportRequest } from './store.ts';

type Row = Record<string, unknown>;

/** A report as a file, read at a single moment. */
export function reportFile(db: Database, scope: Scope, request: ReportRequest, format: ReportFormat): Readable {
  const write = format === 'csv' ? writeCsv : writeXlsx;
  return fileOfRows<Row>(db, scope, `report_${request.report}`, reportRows(scope, request), (out, rows, signal) =>
    write(out, cellsOf(rows, Object.entries<Column>(reports[request.report].columns)), request, signal),
  );
}

type Write = (out: PassThrough, rows: AsyncGenerator<Cell[][]>, request: ReportRequest, signal: AbortSignal) => Promise<void>;

const writeCsv: Write = (out, rows, request, signal) =>
  pipeline(
    csvOf(
      columnsOf(request).map(({ title }) => title),
      rows,
    ),
    out,
    { signal },
  );

const writeXlsx: Write = async (out, rows, request, signal) => {
  const { label, columns }: Report = reports[request.report];
  const currency = Object.keys(columns).indexOf('currency');
  const zip = openZip({ mtime: new Date(), signal });
  const passed = pipeline(zip.out, out, { signal });
  passed.catch(() => {});
  try {
    await writeWorkbook(zip, {
      name: label,
      columns: columnsOf(request),
      rows,
      currency: currency < 0 ? null : currency,
      formats: request.formats,
    });
    zip.end();
  } catch (error) {
    zip.out.destroy(error as Error);
    throw error;
  }
  await passed;
};

function columnsOf({ report, timeZone }: ReportRequest) {
  return Object.values<Column>(reports[report].columns).map((column) => ({
    title: titleOf(column, timeZone),
    width: Math.max(column.width, titleOf(column, timeZone).length + 4),
    kind: column.kind === 'word' ? ('text' as const) : column.kind,
  }));
}

async function* cellsOf(batches: AsyncGenerator<Row[]>, columns: [string, Column][]): AsyncGenerator<Cell[][]> {
  for await (const rows of batches)
    yield rows.map((row) =>
      columns.map(([key, column]) => (column.labels && row[key] !== null ? wordIn(column, String(row[key])) : (row[key] as Cell))),
    );
}
