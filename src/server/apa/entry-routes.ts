import { amountInApa, ApaEntry, ApaEntryChanges, NewApaEntry, repeatedReceipt, type Apa } from '#domain/finance/apa.ts';
import { maxCents } from '#domain/finance/currency.ts';
import { apaCategoryLabels, type ApaCategory } from '#domain/finance/words.ts';
import { Page } from '#domain/shared/fields.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
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

/** The receipts of an APA. */
export function apaEntryRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/apa/:id/entries',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'listApaEntries',
        summary: 'List what was spent from an APA',
        description: 'Lists what was spent from an account, the latest first, with what was left after each.',
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
        summary: 'Add what was spent from an APA',
        description:
          'Adds what was spent, at cost. Amounts in a currency other than the account’s are converted at the given rate, else at the rate of the day. If there is already a receipt of the same day, amount and currency, the answer is 409 `repeated_receipt`; with `confirm` it is stored.',
        params: WithId,
        body: NewApaEntry,
        response: { 201: ApaEntry },
      },
    },
    async (request, reply) => {
      const entry = await write(db, request, reply, 201, async (t) => {
        const { apa, companyId } = await holdOpenApa(t, request.scope, request.params.id);
        const { confirm = false, exchangeRate, currency = apa.currency as 'EUR', ...spent } = request.body;
        const receipt = { ...spent, currency };
        if (!confirm) await refuseRepeated(t, request.person, { companyId, accountId: apa.id }, receipt);
        const converted = await inApa(t, companyId, apa, { ...receipt, exchangeRate });
        await adoptDocument(t, companyId, 'receiptUrl', spent.receiptUrl);
        const id = await addRow(t, 'apaEntries', {
          ...receipt,
          ...converted,
          companyId,
          accountId: apa.id,
          enteredBy: fullName(request.person),
        });
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
        summary: 'Read what was spent from an APA',
        description: 'Returns one receipt, with what was left in the account after it.',
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
        summary: 'Change what was spent from an APA',
        description:
          'Changes the given fields; `disputed` means that the charterer doesn’t accept it. A new day, amount or currency is converted again.',
        params: WithId,
        body: ApaEntryChanges,
        response: { 200: ApaEntry, 412: Changed(ApaEntry) },
      },
    },
    async (request, reply) => {
      const entry = await write(db, request, reply, 200, async (t) => {
        const { row: stored, apa, companyId } = await holdApaEntry(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const { confirm = false, exchangeRate, ...fields } = request.body;
        const receipt = { ...stored, ...fields, currency: fields.currency ?? stored.currency };
        const isMoved = receipt.day !== stored.day || receipt.amount !== stored.amount || receipt.currency !== stored.currency;
        if (isMoved && !confirm) await refuseRepeated(t, request.person, { companyId, accountId: apa.id, except: stored.id }, receipt);
        // It keeps its rate unless the currency or the day changes, or another rate is given; null means that of the day.
        const storedRate = receipt.currency === stored.currency && receipt.day === stored.day ? stored.exchangeRate : null;
        const converted = await inApa(t, companyId, apa, {
          ...receipt,
          exchangeRate: exchangeRate === undefined ? storedRate : exchangeRate,
        });
        const changes = difference(stored, { ...fields, ...converted });
        if (Object.keys(changes).length === 0) return stored;
        await adoptDocument(t, companyId, 'receiptUrl', fields.receiptUrl);
        await changeRow(t, 'apaEntries', { companyId, id: stored.id }, { ...fields, ...converted });
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
        summary: 'Delete what was spent from an APA',
        description: 'Deletes what was spent from an open account.',
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

/** Refuses a receipt that may be a duplicate until it is confirmed. */
async function refuseRepeated(
  t: Transaction,
  { ownFormats }: { ownFormats: ChosenFormats },
  { companyId, accountId, except = 0 }: { companyId: number; accountId: number; except?: number },
  { day, amount, currency }: Spent,
): Promise<void> {
  if (!(await isRepeated(t, { companyId, accountId }, { day, amount, currency }, except))) return;
  const { formats } = await companyNow(t, companyId);
  throw new Refusal(409, 'repeated_receipt', repeatedReceipt({ day, amount, currency }, formatsOf(ownFormats, formats)));
}

/**
 * Converts an amount into the account's currency, at the given rate or that of the day: 422 if there is no rate or the amount rounds to
 * zero.
 */
async function inApa(
  t: Transaction,
  companyId: number,
  apa: Apa,
  { day, amount, currency, exchangeRate }: Spent & { exchangeRate?: string | null | undefined },
): Promise<{ exchangeRate: string | null; amountInApa: string }> {
  const { today } = await companyNow(t, companyId);
  if (day > today) throw wrongField('day', 'This date is in the future');
  if (currency === apa.currency) return { exchangeRate: null, amountInApa: amount };
  const rate = exchangeRate ?? (await rateOn(t, companyId, { day, currency, to: apa.currency }));
  if (rate === null)
    throw wrongField('exchangeRate', `No rate of ${currency} is known for this day. Please enter what one is in ${apa.currency}.`);
  const converted = amountInApa(amount, rate, apa.currency);
  const cents = centsOf(converted) ?? 0;
  if (cents === 0) throw wrongField('amount', 'This amount is too small');
  if (cents > maxCents) throw wrongField('amount', 'This amount is too large');
  return { exchangeRate: rate, amountInApa: converted };
}
