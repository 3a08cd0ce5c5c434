import { useWatch } from 'react-hook-form';
import { isValidOn, type TaxRate } from '#domain/finance/tax-rate.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { isFirstRead } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.tsx';
import { useOwnBooksSettings, useOwnTaxRates } from '../tax-rate-query.ts';
import type { UsualBooks } from './invoice-entry.ts';
import type { InvoiceFormState } from './invoice-fields.tsx';

const none: TaxRate[] = [];

/** The initial values of an invoice of today, once they are known. */
export function useUsualBooks(today: string): UsualBooks | undefined {
  const { companyId } = useUser();
  const settings = useOwnBooksSettings();
  const rates = useOwnTaxRates();
  if (isFirstRead(settings) || isFirstRead(rates)) return undefined;
  if (companyId === null || !settings.data || !rates.data) return { prices: 'net', taxRateId: null };
  const { prices, taxRateId } = settings.data;
  const usual = rates.data.find(({ id }) => id === taxRateId);
  return { prices, taxRateId: usual && isValidOn(usual, today) ? usual.id : null };
}

/** The rates valid on the tax date of the invoice, and those its lines already use. */
export function useRatesOfDay({ control }: InvoiceFormState): TaxRate[] {
  const [issueDate, serviceTo, items] = useWatch({ control, name: ['issueDate', 'serviceTo', 'items'] });
  const { data: rates = none } = useOwnTaxRates();
  const day = isDay(serviceTo) ? serviceTo : issueDate;
  const had = new Set(items.flatMap(({ taxRateId, outsideTaxRateId }) => [taxRateId, outsideTaxRateId]));
  return rates.filter((rate) => isValidOn(rate, day) || had.has(rate.id));
}
