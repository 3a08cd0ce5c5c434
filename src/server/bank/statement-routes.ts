import { BankFile, NewStatement, StatementRead } from '#domain/finance/bank.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { several } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList } from '../platform/answers.ts';
import { companyOf } from '../platform/company.ts';
import { notThere, Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { WithId } from '../platform/schemas.ts';
import { disconnectSignal } from '../platform/upload.ts';
import { write } from '../platform/write.ts';
import { answered, compare, gapNotes, readFile, repeatNotes, store } from './statements.ts';
import { accountsOf, bankAccountById, bankFilePage, holdAccountsOf } from './store.ts';
import { notesOn, partsOf } from './whose-statements.ts';

// Five megabytes, plus the overhead of JSON.
const bodyLimit = 8_000_000;
const tags = ['Bank'];
const FileQuery = Page.extend({ accountId: IdInAddress.optional() });

/** Bank files: each line is stored once, no matter how often files repeat it. */
export function statementRoutes(app: App, { db, workshops }: Parts): void {
  app.get(
    '/api/bank-files',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listBankFiles',
        summary: 'List bank files',
        description:
          'Lists the files that were imported into bank accounts, latest first: by whom and when, and how many of their lines are open.',
        querystring: FileQuery,
        response: { 200: z.array(BankFile) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, bankFilePage),
  );

  app.post(
    '/api/bank-accounts/:id/statements',
    {
      config: { may: 'finance:write' },
      bodyLimit,
      schema: {
        tags,
        operationId: 'importStatement',
        summary: 'Import a bank file',
        description:
          'Reads a file of the account’s bank: CAMT.053 (001.02 to 001.08) or CSV, or a ZIP archive of CAMT.053 files as base64, up to 5 MB and 5,000 lines. Statements of the company’s other accounts go to those, by IBAN and currency. Booked entries become lines; entries that were already imported are skipped, so files may overlap. With dryRun nothing is stored.',
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
      const file = await readFile({ db, readings: workshops.readings, left: disconnectSignal(reply) }, request, account, body);
      if (body.dryRun) {
        return db.transaction(scope, async (t) => {
          const shared = partsOf(file.statements, account, await accountsOf(t, account.companyId));
          const brought = await compare(t, shared.parts);
          const notes = [...notesOn(shared), ...(await gapNotes(t, shared.parts)), ...(await repeatNotes(t, brought, file))];
          return answered(file, brought, notes);
        });
      }
      if (file.faults.length > 0) throw unread(file.faults);
      return write(db, request, reply, 200, async (t) => {
        // An account may have been deleted meanwhile, or got its IBAN from another file.
        const accounts = await holdAccountsOf(t, account.companyId);
        const chosen = accounts.find(({ id }) => id === account.id);
        if (!chosen) throw notThere();
        const shared = partsOf(file.statements, chosen, accounts);
        const notes = [...notesOn(shared), ...(await gapNotes(t, shared.parts))];
        const brought = await compare(t, shared.parts);
        for (const part of brought) await store(t, request, part, { file, name: body.name });
        return answered(file, brought, notes);
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
