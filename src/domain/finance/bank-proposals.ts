import { daysBetween, type Day } from '../shared/calendar-days.ts';
import type { Formats } from '../shared/formats.ts';
import { decimalOf, moneyInWords, type Cents } from '../shared/money.ts';
import type { BankProposal } from './bank.ts';
import type { StatementLine } from './bank-line.ts';
import { booksClosed } from './closing.ts';

type Customer = { id: number; firstName: string; lastName: string; organisation: string | null };
export type OpenInvoice = { id: number; number: string; open: Cents; customer: Customer };
type KnownExpense = { id: number; day: Day; amount: Cents; vendor: string | null; description: string };
/** An owner whose yacht the company runs, the amount they are owed, and the numbers of their statements. */
type OwedOwner = { id: number; name: string; owed: Cents; statements: string[] };
type KnownPayment = {
  id: number;
  direction: 'in' | 'out';
  day: Day;
  amount: Cents;
  /** the account it was recorded on, if any */ bankAccountId: number | null;
  /** one of them is who paid or was paid */ customer: Customer | null;
  owner: Pick<OwedOwner, 'id' | 'name'> | null;
  invoices: string[];
};

/** The records that lines of an account can be matched with: all of one company, in one currency. */
export type Books = {
  invoices: readonly OpenInvoice[];
  /** those without a matched line */ expenses: readonly KnownExpense[];
  /** those without a matched line */ payments: readonly KnownPayment[];
  /** those paid in this currency */ owners: readonly OwedOwner[];
  /** customers by the accounts they have paid from */ payers: ReadonlyMap<string, number>;
  /** owners by the accounts they have been paid to */ payees: ReadonlyMap<string, number>;
  currency: string;
  /** the last day on which nothing can be booked any more */ closedUntil: Day | null;
  formats: Pick<Formats, 'dateOrder'>;
};
type Line = Pick<StatementLine, 'day' | 'amount' | 'name' | 'iban' | 'text' | 'reference' | 'isReversal'> & { accountId?: number };

const nearDays = 10;

/**
 * Proposals for each line, the likeliest first. An invoice is proposed as certain only once, to the first line, and never to one of a
 * closed day, on which only what is recorded already can be linked.
 */
export function proposalsFor(lines: readonly Line[], allBooks: Books): BankProposal[][] {
  const books = indexed(allBooks);
  const { closedUntil, formats } = allBooks;
  const proposedInvoices = new Set<number>();
  const proposedPayments = new Set<number>();
  return lines.map((line) => {
    const proposals = proposalsOf(line, books);
    const sure = proposals.find(({ certainty }) => certainty === 'certain');
    if (!sure) return proposals;
    const doubted = (why: string) =>
      proposals.map((each) => (each === sure ? { ...each, certainty: 'likely' as const, reason: `${each.reason} ${why}` } : each));
    if (sure.paymentId === null && closedUntil !== null && line.day <= closedUntil) return doubted(booksClosed(closedUntil, formats));
    const ids = sure.invoices.map(({ id }) => id);
    const isTaken = ids.some((id) => proposedInvoices.has(id)) || (sure.paymentId !== null && proposedPayments.has(sure.paymentId));
    if (isTaken) return doubted('Another line matches it, too.');
    for (const id of ids) proposedInvoices.add(id);
    if (sure.paymentId !== null) proposedPayments.add(sure.paymentId);
    return proposals;
  });
}

/** The books indexed by what lines can name, because thousands of lines are compared with thousands of records. */
type Indexed = Pick<Books, 'payers' | 'payees' | 'owners' | 'currency'> & {
  numbers: Numbers;
  invoicesOf: Map<number, (OpenInvoice & { place: number })[]>;
  /** those with open invoices, by the rarest word of their name */ customersBy: Map<string, Customer[]>;
  paymentsOf: Map<Cents, KnownPayment[]>;
  expensesOf: Map<Cents, KnownExpense[]>;
};

function indexed({ invoices, payments, expenses, ...books }: Books): Indexed {
  const customers = [...new Map(invoices.map(({ customer }) => [customer.id, customer])).values()];
  return {
    ...books,
    numbers: numbersOf(invoices),
    invoicesOf: groupedBy(
      invoices.map((invoice, place) => ({ ...invoice, place })),
      ({ customer }) => customer.id,
    ),
    customersBy: byRarestWord(customers),
    paymentsOf: groupedBy(payments, ({ amount }) => amount),
    expensesOf: groupedBy(expenses, ({ amount }) => amount),
  };
}

function groupedBy<Row, Key>(rows: readonly Row[], keyOfRow: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOfRow(row));
    if (group) group.push(row);
    else groups.set(keyOfRow(row), [row]);
  }
  return groups;
}

function byRarestWord(customers: readonly Customer[]): Map<string, Customer[]> {
  const named = customers.map((customer) => ({ customer, names: waysToName(customer) }));
  const counts = new Map<string, number>();
  for (const { names } of named) for (const word of new Set(names.flat())) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarest = (words: string[]) => words.toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))[0];
  const keyed = named.flatMap(({ customer, names }) =>
    [...new Set(names.flatMap((words) => rarest(words) ?? []))].map((word) => ({ word, customer })),
  );
  const groups = groupedBy(keyed, ({ word }) => word);
  return new Map([...groups].map(([word, group]) => [word, group.map(({ customer }) => customer)]));
}

/** For each spelling of a customer's name, words of which any text that names them contains at least one. */
function waysToName({ organisation, lastName }: Customer): string[][] {
  return spellings.flatMap((spelled) => [organisation ? namesOf(spelled(organisation)) : [], wordsOf(spelled(lastName))]);
}

/** The customers with open invoices named among these words, and the one known by the sending account. */
function customersIn(words: string, { customersBy }: Indexed, payer: number | undefined): number[] {
  const likely = new Set(
    words
      .trim()
      .split(' ')
      .flatMap((word) => customersBy.get(word) ?? []),
  );
  const named = [...likely].filter((customer) => isNamed(customer, words)).map(({ id }) => id);
  return payer === undefined || named.includes(payer) ? named : [...named, payer];
}

function proposalsOf(line: Line, books: Indexed): BankProposal[] {
  const text = [line.text, line.reference, line.name].filter(Boolean).join('\n');
  const words = ` ${wordsOf(text).join(' ')} `;
  if (line.amount < 0 && line.isReversal) return recordedProposals(line, books, words, text);
  if (line.amount < 0)
    return [
      ...recordedProposals(line, books, words, text),
      ...payoutProposals(line, books, words, text),
      ...expenseProposals(line, books, words),
    ];
  const named = namedIn([line.text, line.reference].filter(Boolean).join('\n'), books.numbers);
  const found = named.length > 0 ? byNumber(line.amount, named, books) : byPayer(line, books, words);
  return [...recordedProposals(line, books, words, text), ...found];
}

/** Payments for invoices whose numbers are named. Invoices of one customer can be paid together. */
function byNumber(amount: Cents, named: OpenInvoice[], books: Pick<Books, 'currency'>): BankProposal[] {
  const customers = [...new Set(named.map(({ customer }) => customer.id))];
  return customers.flatMap((id) => {
    const theirs = named.filter(({ customer }) => customer.id === id);
    const open = sumOf(theirs);
    const list = theirs.map(({ number }) => number).join(' and ');
    const are = theirs.length > 1 ? 'are' : 'is';
    if (open === amount && customers.length === 1)
      return [proposed('certain', `${list} ${are} named, and the amount is what is outstanding.`, theirs, amount)];
    const words = moneyInWords(decimalOf(open), books.currency);
    return [proposed('likely', `${list} ${are} named; ${words} ${theirs.length > 1 ? 'are' : 'is'} outstanding.`, theirs, amount)];
  });
}

/** Payments without an invoice number: for the customer's one invoice of this amount, else for their only open one. */
function byPayer(line: Line, books: Indexed, words: string): BankProposal[] {
  const payer = line.iban === null ? undefined : books.payers.get(line.iban);
  const theirs = customersIn(words, books, payer)
    .flatMap((id) => books.invoicesOf.get(id) ?? [])
    .toSorted((one, other) => one.place - other.place);
  const why = (customer: Customer) =>
    isNamed(customer, words) ? `${nameOf(customer)} is named` : `${nameOf(customer)} has paid from this account before`;
  const exact = theirs.filter(({ open }) => open === line.amount);
  const [one] = exact;
  if (one && exact.length === 1)
    return [proposed('likely', `${why(one.customer)}, and this is what is outstanding on ${one.number}.`, [one], line.amount)];
  const [only] = theirs;
  if (only && theirs.length === 1 && line.amount < only.open)
    return [proposed('likely', `${why(only.customer)}. ${only.number} is the one open invoice.`, [only], line.amount)];
  return [];
}

/** A payment of this amount that is already recorded. The line is linked to it, so that it isn't booked twice. */
function recordedProposals(line: Line, books: Indexed, words: string, text: string): BankProposal[] {
  const direction = line.amount > 0 ? 'in' : 'out';
  const near = (books.paymentsOf.get(Math.abs(line.amount)) ?? []).filter(
    (each) => each.direction === direction && isNear(each.day, line.day) && isOn(each, line),
  );
  return near.flatMap((payment) => {
    const { id, customer, owner } = payment;
    const numbers = payment.invoices.filter((number) => isNumberIn(number, text));
    if (numbers.length === 0 && !isTheirs(payment, line, books, words)) return [];
    const certainty = numbers.length > 0 && near.length === 1 ? 'certain' : 'likely';
    const whose = owner ? `payout of this amount to ${owner.name}` : `payment of this amount by ${customer ? nameOf(customer) : ''}`;
    const reason = `A ${whose} is already recorded${numbers.length > 0 ? `, for ${numbers.join(' and ')}` : ''}.`;
    return [{ ...nothing, ...partyOf({ customer, owner }), certainty, reason, paymentId: id }];
  });
}

/** A payment without an account may be on any of them. */
function isOn({ bankAccountId }: KnownPayment, { accountId }: Line): boolean {
  return bankAccountId === null || accountId === undefined || bankAccountId === accountId;
}

/** Whether the other party is named, or known by their account. */
function isTheirs({ customer, owner }: KnownPayment, { iban }: Line, { payers, payees }: Indexed, words: string): boolean {
  if (owner) return (iban !== null && payees.get(iban) === owner.id) || areIn(namesOf(owner.name), words);
  return customer !== null && ((iban !== null && payers.get(iban) === customer.id) || isNamed(customer, words));
}

/** A payout of exactly what an owner is owed: they are named, were paid to this account before, or a statement is named. */
function payoutProposals(line: Line, { owners, payees }: Indexed, words: string, text: string): BankProposal[] {
  return owners
    .filter((owner) => owner.owed === -line.amount)
    .flatMap((owner) => {
      const number = owner.statements.find((each) => isNumberIn(each, text));
      const isKnown = line.iban !== null && payees.get(line.iban) === owner.id;
      const isCalled = areIn(namesOf(owner.name), words);
      if (number === undefined && !isKnown && !isCalled) return [];
      const why = number ? `${number} is named` : isCalled ? `${owner.name} is named` : `${owner.name} was paid to this account before`;
      const reason = `${why}, and this is what ${number || !isCalled ? `${owner.name} is` : 'they are'} owed.`;
      return [{ ...nothing, ...partyOf({ customer: null, owner }), certainty: 'likely' as const, reason }];
    });
}

function partyOf({ customer, owner }: Pick<KnownPayment, 'customer' | 'owner'>) {
  return {
    customerId: customer?.id ?? null,
    customerName: customer ? nameOf(customer) : null,
    ownerId: owner?.id ?? null,
    ownerName: owner?.name ?? null,
  };
}

/** An expense of this amount that is already logged. */
function expenseProposals(line: Line, { expensesOf }: Indexed, words: string): BankProposal[] {
  return (expensesOf.get(-line.amount) ?? [])
    .filter(({ day, vendor }) => isNear(day, line.day) && vendor !== null && areIn(namesOf(vendor), words))
    .map(({ id, vendor, description }) => ({
      ...nothing,
      certainty: 'likely',
      reason: `“${description}” has this amount, and ${vendor} is named.`,
      expenseId: id,
    }));
}

const nothing = { customerId: null, customerName: null, ownerId: null, ownerName: null, invoices: [], expenseId: null, paymentId: null };

function proposed(certainty: BankProposal['certainty'], reason: string, invoices: OpenInvoice[], amount: Cents): BankProposal {
  let rest = amount;
  const parts = invoices.flatMap(({ id, number, open }) => {
    const part = Math.min(open, rest);
    rest -= part;
    return part > 0 ? [{ id, number, amount: decimalOf(part), open: decimalOf(open) }] : [];
  });
  const customer = invoices[0]?.customer;
  const over = customer && rest > 0 ? ' The rest stays as credit.' : '';
  return {
    ...nothing,
    certainty,
    reason: reason + over,
    customerId: customer?.id ?? null,
    customerName: customer ? nameOf(customer) : null,
    invoices: parts,
  };
}

function sumOf(invoices: readonly OpenInvoice[]): Cents {
  return invoices.reduce((sum, { open }) => sum + open, 0);
}

function isNear(one: Day, other: Day): boolean {
  return Math.abs(daysBetween(one, other)) <= nearDays;
}

// Shorter numbers match too many texts by chance.
const minNumberLength = 5;
type Numbers = { byKey: Map<string, OpenInvoice>; lengths: number[] };

function numbersOf(invoices: readonly OpenInvoice[]): Numbers {
  const byKey = new Map(invoices.map((invoice) => [keyOf(invoice.number), invoice]));
  for (const key of byKey.keys()) if (key.length < minNumberLength) byKey.delete(key);
  return { byKey, lengths: [...new Set([...byKey.keys()].map(({ length }) => length))] };
}

/** The letters and digits of a number: banks drop or add separators. */
function keyOf(number: string): string {
  return number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** The open invoices whose numbers are in a text, in its order. */
function namedIn(text: string, { byKey, lengths }: Numbers): OpenInvoice[] {
  const { letters, places } = lettersOf(text);
  const found = new Map<OpenInvoice, number>();
  for (const length of lengths) {
    for (let at = 0; at + length <= letters.length; at += 1) {
      const invoice = byKey.get(letters.slice(at, at + length));
      if (invoice && !found.has(invoice) && standsAlone(text, places[at] ?? 0, places[at + length - 1] ?? 0)) found.set(invoice, at);
    }
  }
  return [...found].toSorted(([, one], [, other]) => one - other).map(([invoice]) => invoice);
}

function isNumberIn(number: string, text: string): boolean {
  const key = keyOf(number);
  const { letters, places } = lettersOf(text);
  if (key.length < minNumberLength) return false;
  for (let at = letters.indexOf(key); at >= 0; at = letters.indexOf(key, at + 1))
    if (standsAlone(text, places[at] ?? 0, places[at + key.length - 1] ?? 0)) return true;
  return false;
}

/** Whether a range of the text has no digit next to it, so that 1004 isn't found in 10042. */
function standsAlone(text: string, from: number, to: number): boolean {
  return !/\d/.test(text.charAt(from - 1)) && !/\d/.test(text.charAt(to + 1));
}

/** The letters and digits of a text with their positions. */
function lettersOf(text: string): { letters: string; places: number[] } {
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at).toUpperCase();
    if (!/^[A-Z0-9]$/.test(letter)) continue;
    letters += letter;
    places.push(at);
  }
  return { letters, places };
}

function nameOf({ firstName, lastName, organisation }: Customer): string {
  return organisation ?? `${firstName} ${lastName}`;
}

/** Whether these words name a customer: by the company, or by the last name with the first name or its initial. */
function isNamed(customer: Customer, words: string): boolean {
  return spellings.some((spelled) => isNamedAs(customer, words, spelled));
}

/** The name as spelled, and as banks transcribe it. */
const spellings = [(name: string) => name, inPlainLetters];

function isNamedAs({ firstName, lastName, organisation }: Customer, words: string, spelled: (name: string) => string): boolean {
  if (organisation && areIn(namesOf(spelled(organisation)), words)) return true;
  const [first = '', ...last] = [wordsOf(spelled(firstName))[0], ...wordsOf(spelled(lastName))];
  if (last.join('').length < 3 || !areIn(last, words)) return false;
  return first === '' ? last.length > 1 : words.includes(` ${first} `) || words.includes(` ${first.charAt(0)} `);
}

/** A name spelled without umlauts: Krüger as Krueger. */
function inPlainLetters(name: string): string {
  const plain: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae' };
  return name.normalize('NFC').replaceAll(/[äöüåøæ]/gi, (letter) => plain[letter.toLowerCase()] ?? letter);
}

// Legal forms, which banks leave out or write differently.
const legalForms = new Set(
  'AB AG AS BV CO COMPANY CORP DOO EK EURL EV GMBH GBR INC KFT KG LDA LIMITED LLC LLP LTD MBH NV OHG OU OY PLC SA SARL SAS SL SLU SPA SRL SRO UG THE AND UND ET'.split(
    ' ',
  ),
);

function namesOf(company: string): string[] {
  const all = wordsOf(company.replaceAll('.', ''));
  const telling = all.filter((word) => word.length > 1 && !legalForms.has(word));
  return telling.join('').length >= 3 ? telling : [];
}

function areIn(names: readonly string[], words: string): boolean {
  return names.length > 0 && names.every((name) => words.includes(` ${name} `));
}

function wordsOf(text: string): string[] {
  const plain = text.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
