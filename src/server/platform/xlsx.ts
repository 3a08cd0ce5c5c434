import type { Formats } from '#domain/shared/formats.ts';
import { centsOf, decimalOf } from '#domain/shared/money.ts';
import type { Cell } from './csv.ts';
import { escaped } from './escaped.ts';
import { bodyStyles, headStyle, main, stylesFor, totalStyles, xml, type SheetKind } from './xlsx-styles.ts';
import type { Zip } from './zip.ts';

type SheetColumn = { title: string; kind: SheetKind; /** in characters */ width: number };
type Sheet = {
  name: string;
  columns: SheetColumn[];
  rows: AsyncIterable<Cell[][]>;
  /** The column with the currency of a row's money: below the rows, each currency has its total. */ currency: number | null;
  /** The reader's formats for dates and times. */ formats: Formats;
};

/** Writes a workbook of one sheet into an archive while its rows arrive: typed cells, a frozen header, a filter, and totals. */
export async function writeWorkbook(zip: Zip, sheet: Sheet): Promise<void> {
  await zip.add('[Content_Types].xml', [contentTypes]);
  await zip.add('_rels/.rels', [relations(['officeDocument', 'xl/workbook.xml'])]);
  await zip.add('xl/_rels/workbook.xml.rels', [relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])]);
  await zip.add('xl/styles.xml', [stylesFor(sheet.formats)]);
  const progress = { lastRow: 1 };
  await zip.add('xl/worksheets/sheet1.xml', sheetXml(sheet, progress));
  // The workbook names the last row of the filter, so it is written once that is known.
  await zip.add('xl/workbook.xml', [workbook(sheet, progress.lastRow)]);
}

async function* sheetXml({ columns, rows, currency }: Sheet, progress: { lastRow: number }): AsyncGenerator<string> {
  const totals = new Totals(columns, currency);
  yield [
    `${xml}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews>',
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`,
    `<row r="1" ht="22" customHeight="1">${columns.map(({ title }, at) => textCell(at, 1, title, headStyle)).join('')}</row>`,
  ].join('');
  for await (const batch of rows) {
    yield batch
      .map((row) => {
        progress.lastRow++;
        totals.add(row);
        return `<row r="${progress.lastRow}">${row.map((value, at) => cell(value, at, progress.lastRow, columns[at]?.kind ?? 'text')).join('')}</row>`;
      })
      .join('');
  }
  yield totals.rows(progress.lastRow);
  yield [
    `</sheetData><autoFilter ref="A1:${nameOf(columns.length - 1)}${progress.lastRow}"/>`,
    '<pageMargins left="0.4" right="0.4" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup orientation="landscape" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter></worksheet>',
  ].join('');
}

/** The totals of the money columns, in each currency. */
class Totals {
  private readonly columns: SheetColumn[];
  private readonly currency: number | null;
  private readonly sums = new Map<string, number[]>();

  constructor(columns: SheetColumn[], currency: number | null) {
    this.columns = columns;
    this.currency = currency;
  }

  add(row: Cell[]): void {
    if (this.currency === null) return;
    const currency = String(row[this.currency]);
    const sums = this.sums.get(currency) ?? this.columns.map(() => 0);
    this.columns.forEach(({ kind }, at) => kind === 'money' && (sums[at] = (sums[at] ?? 0) + (centsOf((row[at] as string) ?? '0') ?? 0)));
    this.sums.set(currency, sums);
  }

  /** A row for each currency, after an empty one. They contain formulas, so that they stay right when somebody corrects a row. */
  rows(last: number): string {
    return [...this.sums]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, sums], index) => {
        const row = last + 2 + index;
        const cells = this.columns.map(({ kind }, at) => {
          if (at === 0) return textCell(at, row, 'Total', totalStyles.text);
          if (at === this.currency) return textCell(at, row, currency, totalStyles.text);
          if (kind !== 'money') return `<c r="${nameOf(at)}${row}" s="${totalStyles.text}"/>`;
          const [sum, by] = [nameOf(at), nameOf(this.currency as number)];
          return `<c r="${sum}${row}" s="${totalStyles.money}"><f>SUMIFS(${sum}2:${sum}${last},${by}2:${by}${last},"${inSheet(currency)}")</f><v>${decimalOf(sums[at] as number)}</v></c>`;
        });
        return `<row r="${row}">${cells.join('')}</row>`;
      })
      .join('');
  }
}

function cell(value: Cell, at: number, row: number, kind: SheetKind): string {
  if (value === null || value === '') return '';
  const number = numberIn(value, kind);
  return number === null
    ? textCell(at, row, String(value), bodyStyles.text)
    : `<c r="${nameOf(at)}${row}" s="${bodyStyles[kind]}"><v>${number}</v></c>`;
}

const aNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const dayInMs = 86_400_000;
const daysBefore1970 = 25_569;

/** The number in a cell, with exactly its digits, if a spreadsheet should calculate with it; null for a text. */
function numberIn(value: Exclude<Cell, null>, kind: SheetKind): string | null {
  if (kind === 'text') return null;
  if (kind !== 'day' && kind !== 'moment') return aNumber.test(String(value)) ? String(value) : null;
  const at = Date.parse(kind === 'day' ? `${value}T00:00Z` : `${String(value).replace(' ', 'T')}Z`);
  return Number.isNaN(at) ? null : String(at / dayInMs + daysBefore1970);
}

function textCell(at: number, row: number, text: string, style: number): string {
  return `<c r="${nameOf(at)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${inSheet(text)}</t></is></c>`;
}

/** A for 0, Z for 25, AA for 26. */
function nameOf(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : nameOf(Math.floor(at / 26) - 1) + nameOf(at % 26);
}

const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as a sheet can hold it. Anything that a spreadsheet would read as a character code is escaped. */
function inSheet(text: string): string {
  return escaped(text.replaceAll(forbidden, '').replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')).replaceAll('\r', '&#13;');
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes =
  `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
  `<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`;

function relations(...all: [kind: string, target: string][]): string {
  return `${xml}<Relationships xmlns="${packaged}/relationships">${all.map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${kind}" Target="${target}"/>`).join('')}</Relationships>`;
}

function workbook({ name, columns }: Sheet, lastRow: number): string {
  const quoted = `'${inSheet(name)}'`;
  return (
    `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${inSheet(name)}" sheetId="1" r:id="rId1"/></sheets><definedNames>` +
    `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${quoted}!$A$1:$${nameOf(columns.length - 1)}$${lastRow}</definedName>` +
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">${quoted}!$1:$1</definedName></definedNames></workbook>`
  );
}
