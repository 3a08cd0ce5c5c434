import { BankAccount, BankAccountChanges, NewBankAccount } from '#domain/finance/bank.ts';
import { z } from '#domain/shared/zod.ts';
import { companyOfBooks } from '../finance/books.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, PageOfCompany, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { currencyFor } from '../yachts/house-rules.ts';
import { several } from '#domain/shared/words.ts';
import { bankAccountById, bankAccountPage, holdBankAccount, readBankAccount } from './store.ts';

const tags = ['Bank'];

/** The bank accounts of a company. */
export function bankAccountRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/bank-accounts',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listBankAccounts',
        summary: 'List bank accounts',
        description: 'Lists the bank accounts of the company, each with how many of its lines are still open.',
        querystring: PageOfCompany,
        response: { 200: z.array(BankAccount) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, bankAccountPage),
  );

  app.get(
    '/api/bank-accounts/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getBankAccount',
        summary: 'Read a bank account',
        description: 'Returns one bank account.',
        params: WithId,
        response: { 200: BankAccount },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => bankAccountById(place, request.params.id)),
  );

  app.post(
    '/api/bank-accounts',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'createBankAccount',
        summary: 'Add a bank account',
        description:
          'Adds a bank account, in the company’s usual currency unless another is given. Without an IBAN, it gets that of its first file.',
        body: NewBankAccount,
        response: { 201: BankAccount },
      },
    },
    async (request, reply) => {
      const account = await write(db, request, reply, 201, async (t) => {
        const companyId = await companyOfBooks(t, request, { companyId: request.body.companyId });
        const { name, iban } = request.body;
        const currency = await currencyFor(t, companyId, request.body);
        const id = await addRow(t, 'bankAccounts', { companyId, name, iban, currency });
        const details = `Added bank account ${name}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'bank', resourceId: id, details });
        return readBankAccount(t, request.scope, id);
      });
      reply.header('etag', etag(account)).header('location', `/api/bank-accounts/${account.id}`);
      return account;
    },
  );

  app.patch(
    '/api/bank-accounts/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'updateBankAccount',
        summary: 'Change a bank account',
        description: 'Changes the name or the IBAN of a bank account.',
        params: WithId,
        body: BankAccountChanges,
        response: { 200: BankAccount, 412: Changed(BankAccount) },
      },
    },
    async (request, reply) => {
      const account = await write(db, request, reply, 200, async (t) => {
        const { row: before, companyId } = await holdBankAccount(t, request.scope, request.params.id);
        refuseIfChanged(request, before);
        const changes = difference(before, request.body);
        if (Object.keys(changes).length === 0) return before;
        await changeRow(t, 'bankAccounts', { companyId, id: before.id }, request.body);
        const after = await readBankAccount(t, request.scope, before.id);
        const details = `Updated bank account ${after.name}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'bank', resourceId: after.id, details, changes });
        return after;
      });
      reply.header('etag', etag(account));
      return account;
    },
  );

  app.delete(
    '/api/bank-accounts/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'deleteBankAccount',
        summary: 'Delete a bank account',
        description: 'Deletes a bank account that has no lines (409 `bank_account_in_use`).',
        params: WithId,
        response: { 204: z.null(), 412: Changed(BankAccount) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: account, companyId } = await holdBankAccount(t, request.scope, request.params.id);
        refuseIfChanged(request, account);
        if (account.lines > 0)
          throw new Refusal(409, 'bank_account_in_use', `${account.name} has ${several(account.lines, 'line')} and can’t be deleted.`);
        await deleteRow(t, 'bankAccounts', { companyId, id: account.id });
        const details = `Deleted bank account ${account.name}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'bank', resourceId: account.id, details });
        return null;
      }),
  );
}
