import { NewStatement, StatementRead } from '#domain/finance/bank.ts';
import { several } from '#domain/shared/words.ts';
import { companyOf } from '../platform/company.ts';
import { notThere, Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { WithId } from '../platform/schemas.ts';
import { whenLeft } from '../platform/upload.ts';
import { write } from '../platform/write.ts';
import { answered, compare, gapNote, notesOn, ofAccount, readFile, store } from './statements.ts';
import { bankAccountById, holdBankAccount } from './store.ts';

// Five megabytes, and what JSON adds to them.
const bodyLimit = 8_000_000;

/** The files of banks: what they bring is stored once, whatever they repeat. */
export function statementRoutes(app: App, { db, workshops }: Parts): void {
  app.post(
    '/api/bank-accounts/:id/statements',
    {
      config: { may: 'finance:write' },
      bodyLimit,
      schema: {
        tags: ['Bank'],
        operationId: 'importStatement',
        summary: 'Import a bank’s file',
        description:
          'Reads a file of the account’s bank: CAMT.053 (001.02 to 001.08) or CSV, up to 5 MB and 5,000 lines. Entries that are booked become lines; those that are there already are skipped, so files may overlap. With dryRun it only says what it would bring.',
        params: WithId,
        body: NewStatement,
        response: { 200: StatementRead },
      },
    },
    async (request, reply) => {
      const { scope, params, body } = request;
      const { rows } = await db.in(scope).executeQuery(bankAccountById(scope, params.id));
      if (!rows[0]) throw notThere();
      const account = { ...rows[0], companyId: companyOf(rows[0]) };
      const file = await readFile({ db, readings: workshops.readings, left: whenLeft(reply) }, request, account, body);
      const statement = ofAccount(file, account);
      const notes = notesOn(file, statement, account);
      if (body.dryRun)
        return db.transaction(scope, async (t) =>
          answered(file, statement, await compare(t, account, statement), [...notes, ...(await gapNote(t, account, statement))]),
        );
      if (file.faults.length > 0) throw unread(file.faults);
      return write(db, request, reply, 200, async (t) => {
        const { row, companyId } = await holdBankAccount(t, scope, params.id);
        const held = { ...row, companyId };
        // It may have got its IBAN from another file meanwhile.
        const mine = ofAccount(file, held);
        const gap = await gapNote(t, held, mine);
        const brought = await compare(t, held, mine);
        await store(t, request, held, { file, statement: mine, name: body.name, brought });
        return answered(file, mine, brought, [...notes, ...gap]);
      });
    },
  );
}

function unread(faults: StatementRead['faults']): Refusal {
  const errors = faults.map(({ line, column, message }) => ({ path: `content.${line}.${column}`, message }));
  const [first] = faults;
  const message = first?.column
    ? `Nothing was imported: ${several(faults.length, 'cell')} of this file can’t be read.`
    : `${first?.message}. Please choose the columns.`;
  return new Refusal(422, 'validation', message, { errors: [{ path: 'content', message }, ...errors] });
}
