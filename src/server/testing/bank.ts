// Bank files for tests.
import type { Person } from './given.ts';

type Entry = { amount: string; side?: 'CRDT' | 'DBIT'; day?: string; status?: string; reference?: string; more?: string; details?: string };

/** A detail of an entry: the payer and their message. */
export function aDetail({
  amount,
  name = '',
  iban = '',
  text = '',
  side = 'CRDT',
  more = '',
}: {
  amount?: string;
  name?: string;
  iban?: string;
  text?: string;
  side?: 'CRDT' | 'DBIT';
  more?: string;
}): string {
  const party = side === 'CRDT' ? 'Dbtr' : 'Cdtr';
  return `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${amount ? `<Amt Ccy="EUR">${amount}</Amt>` : ''}${more}<RltdPties><${party}><Nm>${name}</Nm></${party}><${party}Acct><Id><IBAN>${iban}</IBAN></Id></${party}Acct></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
}

export function anEntry({
  amount,
  side = 'CRDT',
  day = '2026-06-02',
  status = 'BOOK',
  reference = '',
  more = '',
  details = '',
}: Entry): string {
  const known = reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : '';
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${more}<Sts>${status}</Sts><BookgDt><Dt>${day}</Dt></BookgDt>${known}<NtryDtls>${details}</NtryDtls></Ntry>`;
}

const balance = (kind: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;

const ibanOfTests = 'FR7630006000011234567890189';

export function aStatement(
  entries: string[],
  { iban = ibanOfTests, opening, closing }: { iban?: string; opening?: string; closing?: string } = {},
): string {
  const balances = (opening ? balance('OPBD', opening) : '') + (closing ? balance('CLBD', closing) : '');
  return `<Stmt><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balances}${entries.join('\n')}</Stmt>`;
}

/** A CAMT.053 file of these statements. */
export function camtOf(statements: string[], version = '02'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>\n${statements.join('\n')}\n</BkToCstmrStmt></Document>`;
}

/** A file of one statement with these incoming payments and their messages. */
export function aCamtFile(
  lines: { amount: string; text: string; name?: string; iban?: string; reference?: string; day?: string; side?: 'CRDT' | 'DBIT' }[],
): string {
  return camtOf([
    aStatement(lines.map(({ text, name, iban, ...line }) => anEntry({ ...line, details: aDetail({ text, name, iban, side: line.side }) }))),
  ]);
}

/** An account of this person's company. */
export async function aBankAccount(person: Person, more: object = {}): Promise<any> {
  return (await person.call('POST', '/api/bank-accounts', { name: 'Crédit Maritime', iban: ibanOfTests, currency: 'EUR', ...more })).body;
}
