import { Id, nameText, optionalText, orNone } from '../shared/fields.ts';
import { dateOrders } from '../shared/formats.ts';
import { Iban } from '../shared/iban.ts';
import { z } from '../shared/zod.ts';
import { bankColumns } from './bank-csv.ts';
import { NewPayment } from './customer-payment.ts';
import { Currency } from './currency.ts';
import { NewExpense } from './expense.ts';

/** What a person may enter about an account at a bank. Without an IBAN, it gets that of the first file. */
export const NewBankAccount = z
  .object({
    name: nameText('Name is required'),
    iban: orNone(Iban),
    currency: Currency.optional(),
    companyId: orNone(Id),
  })
  .meta({ id: 'NewBankAccount' });
export type NewBankAccount = z.infer<typeof NewBankAccount>;

/** What may change. The currency can't, because the lines are in it. */
export const BankAccountChanges = NewBankAccount.pick({ name: true, iban: true }).partial().meta({ id: 'BankAccountChanges' });
export type BankAccountChanges = z.infer<typeof BankAccountChanges>;

/** A bank account as stored and returned, with the number of lines, how many of them are open, and the balance in the last file. */
export const BankAccount = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    name: z.string(),
    iban: z.string().nullable(),
    currency: z.string(),
    lines: z.int(),
    open: z.int(),
    balance: z.string().nullable(),
    balanceOn: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'BankAccount' });
export type BankAccount = z.infer<typeof BankAccount>;

/** The maximum number of lines in one file. */
export const maxBankLines = 5000;
/** The maximum length: in characters, or for an archive in bytes, both packed and unpacked. */
export const maxBankFile = 5_000_000;

const Mapping = z
  .object(
    Object.fromEntries(bankColumns.map((column) => [column, optionalText(200)])) as Record<
      (typeof bankColumns)[number],
      ReturnType<typeof optionalText>
    >,
  )
  .meta({ id: 'BankMapping', description: 'Which column of a CSV file holds what, by its name in the file.' });

const tooLarge = 'A file can have at most 5 MB';

/** A file of a bank: CAMT.053 or CSV as text, or CAMT.053 files in a ZIP archive as base64. */
export const NewStatement = z
  .object({
    name: z.string({ error: 'Please choose a file' }).trim().min(1, 'Please choose a file').max(200, 'At most 200 characters'),
    content: z
      .string({ error: 'Please choose a file' })
      .min(1, 'This file is empty')
      .max(Math.ceil(maxBankFile / 3) * 4, tooLarge),
    encoding: z
      .enum(['text', 'base64'], 'encoding must be text or base64')
      .optional()
      .meta({ description: 'base64 for a ZIP archive of CAMT.053 files; a file is text by default.' }),
    mapping: Mapping.nullish(),
    dateOrder: z.enum(dateOrders, 'Please choose an order').nullish(),
    dryRun: z.boolean().optional().meta({ description: 'Returns what importing it would add, and stores nothing.' }),
  })
  .refine(({ content, encoding }) => encoding === 'base64' || content.length <= maxBankFile, { path: ['content'], message: tooLarge })
  .meta({ id: 'NewStatement' });
export type NewStatement = z.infer<typeof NewStatement>;

/** What the import of a bank's file adds, or has added. */
export const StatementRead = z
  .object({
    lines: z.int().meta({ description: 'Lines that are new.' }),
    known: z.int().meta({ description: 'Lines already imported, which are skipped.' }),
    pending: z.int().meta({ description: 'Entries that aren’t booked yet, and are left out until they are.' }),
    certain: z.int().meta({ description: 'New lines with a certain match.' }),
    from: z.string().nullable(),
    to: z.string().nullable(),
    closing: z.string().nullable().meta({ description: 'The balance after the last line.' }),
    accounts: z.array(z.object({ accountId: z.int(), name: z.string(), lines: z.int(), known: z.int(), certain: z.int() })).meta({
      description: 'What it brings for each of its accounts, the one it was imported into first; the counts above are totals.',
    }),
    notes: z.array(z.string()).meta({ description: 'Warnings, which don’t prevent storing the file.' }),
    faults: z
      .array(z.object({ line: z.int(), column: z.string(), message: z.string() }))
      .meta({ description: 'What can’t be read. A file with faults isn’t stored.' }),
    columns: z.array(z.string()).meta({ description: 'The columns of a CSV file.' }),
    mapping: z
      .record(z.string(), z.string())
      .nullable()
      .meta({ description: 'Which column of a CSV file is read as what; null if that isn’t clear.' }),
    dates: z
      .object({ order: z.enum(dateOrders), doubtful: z.string().nullable() })
      .nullable()
      .meta({ description: 'The order in which a CSV file’s dates were read, and a date that could also be another day.' }),
  })
  .meta({ id: 'StatementRead' });
export type StatementRead = z.infer<typeof StatementRead>;

/** An imported file: who imported it, what it added, and how much of that is still open. */
export const BankFile = z
  .object({
    id: z.int(),
    accountId: z.int(),
    name: z.string(),
    readBy: z.string().nullable(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    lines: z.int().meta({ description: 'Lines it added.' }),
    known: z.int().meta({ description: 'Lines already imported.' }),
    open: z.int().meta({ description: 'Lines it added that are still open.' }),
    opening: z.string().nullable(),
    closing: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'BankFile' });
export type BankFile = z.infer<typeof BankFile>;

const NamedInvoice = z.object({ id: z.int(), number: z.string(), amount: z.string() });

/** A possible match and its reason: invoices of a customer, a payout to an owner, a recorded payment, or a logged expense. */
export const BankProposal = z
  .object({
    certainty: z.enum(['certain', 'likely']),
    reason: z.string(),
    customerId: z.int().nullable(),
    customerName: z.string().nullable(),
    ownerId: z.int().nullable().meta({ description: 'The yacht owner it went to.' }),
    ownerName: z.string().nullable(),
    invoices: z.array(NamedInvoice.extend({ open: z.string() })),
    paymentId: z.int().nullable(),
    expenseId: z.int().nullable(),
  })
  .meta({ id: 'BankProposal' });
export type BankProposal = z.infer<typeof BankProposal>;

export const bankLineStates = ['open', 'matched', 'ignored'] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** A line of a bank's file. Incoming amounts are positive, outgoing ones negative. */
export const BankLine = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    accountId: z.int(),
    day: z.string(),
    amount: z.string(),
    currency: z.string(),
    name: z.string().nullable(),
    iban: z.string().nullable(),
    text: z.string().nullable(),
    reference: z.string().nullable(),
    isReversal: z.boolean(),
    state: z.enum(bankLineStates),
    match: z
      .object({
        paymentId: z.int().nullable(),
        expenseId: z.int().nullable(),
        customerId: z.int().nullable(),
        customerName: z.string().nullable(),
        ownerId: z.int().nullable(),
        ownerName: z.string().nullable(),
        invoices: z.array(NamedInvoice),
        description: z.string().nullable(),
        wasBooked: z.boolean().meta({ description: 'Whether matching made the record, so that undoing it deletes it.' }),
      })
      .nullable(),
    proposals: z.array(BankProposal),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'BankLine' });
export type BankLine = z.infer<typeof BankLine>;

export const BankLineChanges = z.object({ ignored: z.boolean('Please say whether this line is ignored') }).meta({ id: 'BankLineChanges' });

/** The match of a line: a customer's payment or refund, a payout to an owner, a recorded payment, a logged expense, or a new one. */
export const NewMatch = z
  .object({
    customerId: orNone(Id),
    allocations: NewPayment.shape.allocations,
    ownerId: orNone(Id),
    paymentId: orNone(Id),
    expenseId: orNone(Id),
    expense: NewExpense.pick({
      category: true,
      subcategory: true,
      description: true,
      vendor: true,
      yachtId: true,
      taxRateId: true,
      taxAmount: true,
      exchangeRate: true,
      notes: true,
    }).optional(),
  })
  .refine((match) => [match.customerId, match.ownerId, match.paymentId, match.expenseId, match.expense].filter(Boolean).length === 1, {
    path: ['customerId'],
    message: 'Please say what this line is for: a customer, an owner, a payment, or an expense',
  })
  .meta({ id: 'NewMatch' });
export type NewMatch = z.infer<typeof NewMatch>;

/** The maximum number of lines accepted at once. */
const maxAccepted = 200;

export const AcceptedLines = z
  .object({ ids: z.array(Id).min(1, 'Please name at least one line').max(maxAccepted, `At most ${maxAccepted} lines`) })
  .meta({ id: 'AcceptedLines' });
export const Accepted = z.object({ accepted: z.int(), skipped: z.int() }).meta({ id: 'Accepted' });
