import type { Formats } from '#domain/shared/formats.ts';

export const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The content of a column: texts, numbers, money, days as 2026-11-21 and moments as 2026-11-21 09:30. */
export type SheetKind = 'text' | 'whole' | 'decimal' | 'money' | 'day' | 'moment';

// Styles are referred to by their index in the list below: the default, the head, the rows, and the totals.
export const headStyle = 1;
export const bodyStyles: Record<SheetKind, number> = { text: 2, whole: 3, decimal: 4, money: 5, day: 6, moment: 7 };
export const totalStyles = { text: 8, money: 9 };

// The first few number formats are built into every spreadsheet; the last two are ours.
const [general, whole, money, day, moment] = [0, 1, 4, 164, 165];
const navy = 'FF0F3249';

const font = (weight: string, colour = '') => `<font>${weight}<sz val="11"/>${colour}<name val="Calibri"/><family val="2"/></font>`;
const fill = (inside: string) => `<fill><patternFill ${inside}</fill>`;
const border = (top: string) => `<border><left/><right/>${top}<bottom/><diagonal/></border>`;
const look = (format: number, { of = 0, on = 0, under = 0, at = 'top' } = {}) =>
  `<xf numFmtId="${format}" fontId="${of}" fillId="${on}" borderId="${under}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="${at}"/></xf>`;

const bold = { of: 2, under: 1 };
const looks = [
  look(general),
  look(general, { of: 1, on: 2, at: 'center' }),
  ...[general, whole, general, money, day, moment].map((format) => look(format)),
  look(general, bold),
  look(money, bold),
];

const dayCodes: Record<Formats['dateOrder'], string> = { mdy: 'mm\\/dd\\/yyyy', dmy: 'dd\\/mm\\/yyyy', ymd: 'yyyy\\-mm\\-dd' };
const hourCodes: Record<Formats['clock'], string> = { 12: 'h:mm\\ AM/PM', 24: 'hh:mm' };

/** The styles of a workbook: days and moments are dates, in this reader's formats. */
export const stylesFor = ({ dateOrder, clock }: Formats) =>
  `${xml}<styleSheet xmlns="${main}">` +
  `<numFmts count="2"><numFmt numFmtId="${day}" formatCode="${dayCodes[dateOrder]}"/><numFmt numFmtId="${moment}" formatCode="${dayCodes[dateOrder]}\\ ${hourCodes[clock]}"/></numFmts>` +
  `<fonts count="3">${font('')}${font('<b/>', '<color rgb="FFFFFFFF"/>')}${font('<b/>')}</fonts>` +
  `<fills count="3">${fill('patternType="none"/>')}${fill('patternType="gray125"/>')}${fill(`patternType="solid"><fgColor rgb="${navy}"/><bgColor indexed="64"/></patternFill>`)}</fills>` +
  `<borders count="2">${border('<top/>')}${border(`<top style="thin"><color rgb="${navy}"/></top>`)}</borders>` +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${looks.length}">${looks.join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
