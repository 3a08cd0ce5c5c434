import { amountInApa, ApaEntry, ApaEntryChanges, NewApaEntry, repeatedReceipt, type Apa } from '#domain/finance/apa.ts';
import { maxCents } from '#domain/finance/currency.ts';
import { apaCategoryLabels, type ApaCategory } from '#domain/finance/words.ts';
import { Page } from '#domain/shared/fields.ts';
import { centsOf, moneyInWords } from '#domain/shared/money.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { companyNow } from '../desk/plan.ts';
import { adoptDocument } from '../files/store.ts';
import { apaEntryById, apaEntryPage, holdApaEntry, isRepeated, rateOn } from '../finance/apa-store.ts';
import { followApas } from '../finance/apa-following.ts';
import { holdOpenApa } from '../finance/apa-writing.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import { readOne } from '../platform/held.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow, hasRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';

const tags = ['APA'];

/** "Fuel, Total Antibes ($250.00)" */
function inWords({
  category,
  description,
  supplier,
  amount,
  currency,
}: Pick<ApaEntry, 'category' | 'description' | 'supplier' | 'amount' | 'currency'>): string {
  const what = [apaCategoryLabels[category as ApaCategory], description ?? supplier].filter(Boolean).join(', ');
  return `${what} (${moneyInWords(amount, currency)})`;
}

type Spent = Pick<ApaEntry, 'day' | 'amount' | 'currency'>;

/** What was spent of an account, receipt by receipt. */
export function apaEntryRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/apa/:id/entries',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'listApaEntries',
        summary: 'List what was spent of an APA',
        description: 'Lists what was spent of an account, the latest first, with what was left after each.',
        params: WithId,
        querystring: Page,
        response: { 200: z.array(ApaEntry) },
      },
    },
    async (request, reply) => {
      if (!(await hasRow(db, request.scope, 'apaAccounts', request.params.id))) throw notThere();
      return answerList(db, request, reply, request.query, (place, page) => apaEntryPage(place, request.params.id, page));
    },
  );

  app.post(
    '/api/apa/:id/entries',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'createApaEntry',
        summary: 'Add what was spent of an APA',
        description:
          'Adds what was spent, at cost. In another currency than the account’s it is converted at the given rate, else at that of its day. A receipt of the same day, amount and currency is asked about (409 `repeated_receipt`) and stored with `confirm`.',
        params: WithId,
        body: NewApaEntry,
        response: { 201: ApaEntry },
      },
    },
    async (request, reply) => {
      const entry = await write(db, request, reply, 201, async (t) => {
        const { apa, companyId } = await holdOpenApa(t, request.scope, request.params.id);
        const { confirm = false, exchangeRate, currency = apa.currency as 'EUR', ...spent } = request.body;
        const said = { ...spent, currency };
        if (!confirm) await refuseRepeated(t, companyId, apa, said);
        const told = await inApa(t, companyId, apa, { ...said, exchangeRate });
        await adoptDocument(t, companyId, 'receiptUrl', spent.receiptUrl);
        const id = await addRow(t, 'apaEntries', { ...said, ...told, companyId, accountId: apa.id, enteredBy: fullName(request.person) });
        await followApas(t, companyId, [apa.id]);
        const added = await readOne(t, apaEntryById(request.scope, id));
        const details = `Added to the APA of ${apa.charterNumber}: ${inWords(added)}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'apa', resourceId: apa.id, details });
        return added;
      });
      reply.header('etag', etag(entry)).header('location', `/api/apa-entries/${entry.id}`);
      return entry;
    },
  );

  app.get(
    '/api/apa-entries/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getApaEntry',
        summary: 'Read what was spent of an APA',
        description: 'Returns one receipt, with what was left of the account after it.',
        params: WithId,
        response: { 200: ApaEntry },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => apaEntryById(place, request.params.id)),
  );

  app.patch(
    '/api/apa-entries/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'updateApaEntry',
        summary: 'Change what was spent of an APA',
        description:
          'Changes the given fields of what was spent; `disputed` says that the charterer doesn’t accept it. Another day, amount or currency is converted anew.',
        params: WithId,
        body: ApaEntryChanges,
        response: { 200: ApaEntry, 412: Changed(ApaEntry) },
      },
    },
    async (request, reply) => {
      const entry = await write(db, request, reply, 200, async (t) => {
        const { row: stored, apa, companyId } = await holdApaEntry(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const { confirm = false, exchangeRate, ...wished } = request.body;
        const said = { ...stored, ...wished, currency: wished.currency ?? stored.currency };
        const isMoved = said.day !== stored.day || said.amount !== stored.amount || said.currency !== stored.currency;
        if (isMoved && !confirm) await refuseRepeated(t, companyId, apa, said, stored.id);
        // Its rate stays where nothing asks for another.
        const kept = said.currency === stored.currency && said.day === stored.day ? stored.exchangeRate : null;
        const told = await inApa(t, companyId, apa, { ...said, exchangeRate: exchangeRate ?? kept });
        const changes = difference(stored, { ...wished, ...told });
        if (Object.keys(changes).length === 0) return stored;
        await adoptDocument(t, companyId, 'receiptUrl', wished.receiptUrl);
        await changeRow(t, 'apaEntries', { companyId, id: stored.id }, { ...wished, ...told });
        await followApas(t, companyId, [apa.id]);
        const changed = await readOne(t, apaEntryById(request.scope, stored.id));
        const details = `Changed in the APA of ${apa.charterNumber}: ${inWords(changed)}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'apa', resourceId: apa.id, details, changes });
        return changed;
      });
      reply.header('etag', etag(entry));
      return entry;
    },
  );

  app.delete(
    '/api/apa-entries/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'deleteApaEntry',
        summary: 'Delete what was spent of an APA',
        description: 'Deletes what was spent of an account that is open.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(ApaEntry) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: entry, apa, companyId } = await holdApaEntry(t, request.scope, request.params.id);
        refuseIfChanged(request, entry);
        await deleteRow(t, 'apaEntries', { companyId, id: entry.id });
        await followApas(t, companyId, [apa.id]);
        const details = `Deleted from the APA of ${apa.charterNumber}: ${inWords(entry)}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'apa', resourceId: apa.id, details });
        return null;
      }),
  );
}

/** A receipt that may be the same as one that is there is asked about. */
async function refuseRepeated(t: Transaction, companyId: number, apa: Apa, { day, amount, currency }: Spent, except = 0): Promise<void> {
  if (!(await isRepeated(t, { companyId, accountId: apa.id }, { day, amount, currency }, except))) return;
  const { formats } = await companyNow(t, companyId);
  throw new Refusal(409, 'repeated_receipt', repeatedReceipt({ day, amount, currency }, formats));
}

/** What it is in the account's currency, at the given rate, else that of its day: 422 where nobody knows one, or nothing is left of it. */
async function inApa(
  t: Transaction,
  companyId: number,
  apa: Apa,
  { day, amount, currency, exchangeRate }: Spent & { exchangeRate?: string | null | undefined },
): Promise<{ exchangeRate: string | null; amountInApa: string }> {
  const { today } = await companyNow(t, companyId);
  if (day > today) throw wrongField('day', "This day hasn't come yet");
  if (currency === apa.currency) return { exchangeRate: null, amountInApa: amount };
  const rate = exchangeRate ?? (await rateOn(t, companyId, { day, currency, to: apa.currency }));
  if (rate === null)
    throw wrongField('exchangeRate', `No rate of ${currency} is known for this day. Please enter what one is in ${apa.currency}.`);
  const told = amountInApa(amount, rate, apa.currency);
  const cents = centsOf(told) ?? 0;
  if (cents === 0) throw wrongField('amount', 'This amount is too small');
  if (cents > maxCents) throw wrongField('amount', 'This amount is too large');
  return { exchangeRate: rate, amountInApa: told };
}
