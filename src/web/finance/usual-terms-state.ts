import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { usualTerms, type UsualTerms } from '#domain/companies/usual-terms.ts';
import { can } from '#domain/session/permissions.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { companyQuery } from '../companies/company-query.ts';
import { customerQuery } from '../customers/customer-query.ts';
import { isFirstRead } from '../platform/queries.ts';
import { useFrameThatWaits, type RecordFrame } from '../platform/record-form.ts';
import { useUser } from '../platform/session.tsx';
import { readUsualTerms } from '../yachts/usual-terms-query.ts';
import { usualCurrency } from './books-fields.tsx';

/** What decides whose a new record is, the first of these that is chosen. */
export type Belonging = { companyId?: number | null; yachtId?: number | null; customerId?: number | null };

/**
 * Reads the usual terms of the company that a platform admin chooses for a new record; everybody else's is known from the start. The
 * returned frame waits for them, so that an early save includes what follows from them.
 */
export function useUsualTermsToFollow(frame: RecordFrame, onRead: (terms: UsualTerms) => void) {
  const choosesCompany = can(useUser(), 'run-platform');
  const queries = useQueryClient();
  const latest = useRef<Belonging | null>(null);
  const underWay = useRef<Promise<void>>(Promise.resolve());

  async function read(belonging: Belonging) {
    const terms = await readTermsOf(queries, belonging).catch(() => null);
    // Another company may have been chosen meanwhile. Nothing follows from one that can't be loaded.
    if (terms && latest.current === belonging) onRead(terms);
  }

  function follow(belonging: Belonging) {
    if (!choosesCompany) return;
    latest.current = belonging;
    underWay.current = read(belonging);
  }

  return { follow, frame: useFrameThatWaits(frame, () => underWay.current) };
}

type CurrencyForm = {
  getFieldState: (name: 'currency') => { isDirty: boolean };
  resetField: (name: 'currency', options: { defaultValue: string }) => void;
};

/** A new record has the currency of these terms for as long as nobody has chosen another. */
export function followCurrency(form: CurrencyForm, { currency }: UsualTerms): void {
  if (!form.getFieldState('currency').isDirty) form.resetField('currency', { defaultValue: currency });
}

async function readTermsOf(queries: QueryClient, { companyId, yachtId, customerId }: Belonging): Promise<UsualTerms> {
  if (!companyId && yachtId) return readUsualTerms(queries, yachtId);
  const id = companyId ?? (customerId ? (await queries.fetchQuery(customerQuery(customerId))).companyId : null);
  return usualTerms(id === null ? null : await queries.fetchQuery(companyQuery(id)));
}

/** The currency of a new record whose yacht or customer is known: hers, else that of their company. Undefined while it loads. */
export function useCurrencyOf(yacht: Yacht | undefined, companyId: number | null = null): string | undefined {
  const user = useUser();
  const company = useQuery({ ...companyQuery(companyId ?? 0), enabled: companyId !== null && companyId !== user.companyId });
  if (isFirstRead(company)) return undefined;
  return yacht?.houseRules?.currency ?? company.data?.defaultCurrency ?? usualCurrency(user);
}
