// Parses CAMT.053. The files come from third parties: one pass, no entities, nothing fetched, and a limit on everything that grows.
import { SaxesParser } from 'saxes';
import { maxBankLines } from '#domain/finance/bank.ts';
import { storedText, linesOfEntry, referenceOf, type Entry, type Statement } from '#domain/finance/bank-line.ts';
import { isDay } from '#domain/shared/is-day.ts';
import type { Cents } from '#domain/shared/money.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusedContent } from './refused-content.ts';

const deepest = 40;
const maxAttributes = 64;
const maxStatements = 400;

/** An element of the file: its text and its children. */
type Part = { name: string; currency: string; text: string; parts: Part[]; line: number };

/** Whether a file is XML. */
export function isXml(content: string): boolean {
  return /^\s*</.test(content.replace(/^\ufeff/, ''));
}

/** The statements of a CAMT.053 file (001.02 to 001.08) with their booked entries. Anything else is refused with a message. */
export function readCamt(content: string): Statement[] {
  const reader = new CamtReader();
  return reader.read(content.replace(/^\ufeff/, '').trimStart());
}

const notCamt = () => refusedContent('This isn’t a bank statement. Please choose a CAMT.053 or CSV file.');
// Elements that are read whole and then released. Everything else is only passed through.
const readParts = new Set(['Acct', 'Bal', 'Ntry']);

class CamtReader {
  private readonly parser = new SaxesParser();
  private readonly statements: Statement[] = [];
  private readonly open: Part[] = [];
  private depth = 0;
  private attributes = 0;
  private lines = 0;
  private root = '';
  private inStatement = 0;

  constructor() {
    this.parser.on('doctype', () => {
      throw refusedContent('This file defines its own XML entities, which we don’t accept.');
    });
    this.parser.on('attribute', () => {
      if (++this.attributes > maxAttributes) throw this.damaged();
    });
    this.parser.on('opentag', ({ name, attributes }) => this.enter(localName(name), attributes));
    this.parser.on('text', (text) => this.tell(text));
    this.parser.on('cdata', (text) => this.tell(text));
    this.parser.on('closetag', ({ name }) => this.leave(localName(name)));
  }

  read(text: string): Statement[] {
    try {
      this.parser.write(text).close();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw this.root === '' ? notCamt() : this.damaged();
    }
    if (this.statements.length === 0) throw refusedContent('There is no statement in this file.');
    return this.statements;
  }

  private enter(name: string, attributes: Record<string, string>): void {
    this.attributes = 0;
    if (++this.depth > deepest) throw this.damaged();
    if (this.root === '') this.begin(name, attributes);
    if (name === 'Stmt' && this.inStatement === 0) this.beginStatement();
    const within = this.open.at(-1);
    if (!within && !(this.inStatement === this.depth - 1 && readParts.has(name))) return;
    const part = { name, currency: attributes['Ccy'] ?? '', text: '', parts: [], line: this.parser.line };
    within?.parts.push(part);
    this.open.push(part);
  }

  private begin(name: string, attributes: Record<string, string>): void {
    this.root = name;
    if (name !== 'Document') throw notCamt();
    const space = Object.entries(attributes).find(([key]) => key === 'xmlns' || key.startsWith('xmlns:'))?.[1] ?? '';
    const [, kind, version] = /camt\.(\d{3})\.001\.(\d{2})$/.exec(space) ?? [];
    if (kind === undefined || version === undefined) throw notCamt();
    if (kind === '052') throw refusedContent('This is an intraday report (CAMT.052). Please choose the statement (CAMT.053).');
    if (kind === '054') throw refusedContent('This is a notification (CAMT.054). Please choose the statement (CAMT.053).');
    if (kind !== '053') throw notCamt();
    if (version < '02' || version > '08')
      throw refusedContent(`This file uses version 001.${version} of CAMT.053. We read 001.02 to 001.08.`);
  }

  private beginStatement(): void {
    if (this.statements.length >= maxStatements) throw refusedContent(`A file can have at most ${maxStatements} statements.`);
    this.statements.push({ iban: null, currency: null, opening: null, closing: null, pending: 0, lines: [] });
    this.inStatement = this.depth;
  }

  private tell(text: string): void {
    const part = this.open.at(-1);
    if (part && part.parts.length === 0) part.text += text;
  }

  private leave(name: string): void {
    this.depth -= 1;
    if (name === 'Stmt' && this.depth < this.inStatement) this.inStatement = 0;
    const part = this.open.pop();
    const statement = this.statements.at(-1);
    if (!part || this.open.length > 0 || !statement) return;
    if (part.name === 'Acct') Object.assign(statement, { iban: textIn(part, 'Id/IBAN') || null, currency: textIn(part, 'Ccy') || null });
    if (part.name === 'Bal') this.takeBalance(part, statement);
    if (part.name === 'Ntry') this.takeEntry(part, statement);
  }

  private takeBalance(part: Part, statement: Statement): void {
    const kind = textIn(part, 'Tp/CdOrPrtry/Cd');
    const amount = this.signed(part);
    if (kind === 'CLBD') statement.closing = amount;
    // Unless stated, the opening balance is the previous statement's closing balance.
    if (kind === 'OPBD' || (kind === 'PRCD' && statement.opening === null)) statement.opening = amount;
  }

  private takeEntry(part: Part, statement: Statement): void {
    const status = textIn(part, 'Sts/Cd') || textIn(part, 'Sts');
    if (status !== 'BOOK') {
      statement.pending += 1;
      return;
    }
    const currency = partIn(part, 'Amt')?.currency ?? '';
    statement.currency ??= currency;
    if (currency !== '' && currency !== statement.currency)
      throw refusedContent(`Line ${part.line}: this entry is in ${currency.slice(0, 5)}, but its statement is in ${statement.currency}.`);
    const added = linesOfEntry(this.entryOf(part, currency)).filter(({ amount }) => amount !== 0);
    this.lines += added.length;
    if (this.lines > maxBankLines) throw refusedContent('A file can have at most 5,000 lines.');
    statement.lines.push(...added);
  }

  private entryOf(part: Part, currency: string): Entry {
    const amount = this.signed(part);
    const details = part.parts
      .filter(({ name }) => name === 'NtryDtls')
      .flatMap(({ parts }) => parts.filter(({ name }) => name === 'TxDtls'));
    return {
      day: this.dayOf(part),
      amount,
      text: storedText(textIn(part, 'AddtlNtryInf'), 1000),
      bankReference: referenceIn(part, 'AcctSvcrRef') ?? referenceIn(part, 'NtryRef'),
      isReversal: textIn(part, 'RvslInd') === 'true' || textIn(part, 'RvslInd') === '1',
      charges: this.chargesOf(part, currency),
      details: details.map((each) => {
        // For incoming money, the other party is the debtor.
        const [own, other] = amount < 0 ? ['Dbtr', 'Cdtr'] : ['Cdtr', 'Dbtr'];
        const ultimate = amount < 0 ? 'UltmtCdtr' : 'UltmtDbtr';
        const nameOf = (party: string) => textIn(each, `RltdPties/${party}/Nm`) || textIn(each, `RltdPties/${party}/Pty/Nm`);
        const remittance =
          textsIn(each, 'RmtInf/Ustrd').join(' ') || textsIn(each, 'RmtInf/Strd/AddtlRmtInf').join(' ') || textIn(each, 'AddtlTxInf');
        const structured = textIn(each, 'RmtInf/Strd/CdtrRefInf/Ref') || textIn(each, 'RmtInf/Strd/RfrdDocInf/Nb');
        return {
          amount: this.detailAmount(each, { currency, isOnly: details.length === 1, whole: Math.abs(amount) }),
          charges: this.chargesOf(each, currency),
          name: storedText(nameOf(other) || nameOf(ultimate), 140),
          iban: storedText(textIn(each, `RltdPties/${other}Acct/Id/IBAN`) || textIn(each, `RltdPties/${other}Acct/Id/Othr/Id`), 34),
          text: storedText(remittance, 1000),
          reference: referenceOf(structured) ?? referenceIn(each, 'Refs/EndToEndId') ?? referenceIn(each, `RltdPties/${own}/Ref`),
          bankReference: referenceIn(each, 'Refs/AcctSvcrRef') ?? referenceIn(each, 'Refs/TxId'),
        };
      }),
    };
  }

  /** The amount of a detail in the account's currency, or null if there is none. A single detail has the amount of the whole entry. */
  private detailAmount(part: Part, { currency, isOnly, whole }: { currency: string; isOnly: boolean; whole: Cents }): Cents | null {
    const amounts = [partIn(part, 'Amt'), partIn(part, 'AmtDtls/TxAmt/Amt'), partIn(part, 'AmtDtls/CntrValAmt/Amt')];
    const amount = amounts.find((each) => each?.currency === currency);
    return amount ? this.centsOf(amount) : isOnly ? whole : null;
  }

  /** The charges deducted, in the account's currency: their records, or the total. */
  private chargesOf(part: Part, currency: string): Cents {
    const charges = part.parts.filter(({ name }) => name === 'Chrgs');
    const charged = charges.flatMap((each) => {
      const records = each.parts.filter(({ name }) => name === 'Rcrd');
      // Version 001.02 has no records and doesn't say whether the charges are included.
      return records.length > 0 ? records.filter((one) => textIn(one, 'ChrgInclInd') !== 'false') : [each];
    });
    return charged.reduce((sum, each) => {
      const amount = partIn(each, 'Amt') ?? partIn(each, 'TtlChrgsAndTaxAmt');
      return amount?.currency === currency ? sum + this.centsOf(amount) : sum;
    }, 0);
  }

  private signed(part: Part): Cents {
    const amount = partIn(part, 'Amt');
    const side = textIn(part, 'CdtDbtInd');
    if (!amount || (side !== 'CRDT' && side !== 'DBIT')) throw this.unread(part.line, 'the amount');
    const cents = this.centsOf(amount);
    return side === 'DBIT' && cents !== 0 ? -cents : cents;
  }

  /** Hundredths, read digit by digit: an amount with more decimal places is refused rather than rounded. */
  private centsOf({ text, line }: Part): Cents {
    const [, whole = '', fraction = ''] = /^\+?(\d{1,13})(?:\.(\d{0,2})0*)?$/.exec(text.trim()) ?? [];
    if (whole === '') throw this.unread(line, 'the amount');
    return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  }

  private dayOf(part: Part): string {
    const stamp = ['BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'].map((path) => textIn(part, path)).find(Boolean) ?? '';
    const day = stamp.slice(0, 10);
    if (!isDay(day)) throw this.unread(part.line, 'the date');
    return day;
  }

  private unread(line: number, what: string): Refusal {
    return refusedContent(`Line ${line}: we can’t read ${what} of this entry.`);
  }

  private damaged(): Refusal {
    return refusedContent(`This file is damaged at line ${this.parser.line}, column ${this.parser.column}: it can’t be read as XML.`);
  }
}

function partIn(part: Part, path: string): Part | undefined {
  return path.split('/').reduce<Part | undefined>((within, name) => within?.parts.find((each) => each.name === name), part);
}

function textIn(part: Part, path: string): string {
  return partIn(part, path)?.text.trim() ?? '';
}

/** The texts of all elements with this path. */
function textsIn(part: Part, path: string): string[] {
  const names = path.split('/');
  const found = names.reduce<Part[]>((within, name) => within.flatMap(({ parts }) => parts.filter((each) => each.name === name)), [part]);
  return found.map(({ text }) => text.trim()).filter(Boolean);
}

function referenceIn(part: Part, path: string): string | null {
  return referenceOf(textIn(part, path));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
