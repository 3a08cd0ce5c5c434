import { ExchangeRate, ExchangeRateFile, ExchangeRatesStored, NewExchangeRate } from '#domain/finance/exchange-rate.ts';
import { withExample } from '../platform/examples.ts';

const rate = { day: '2026-11-13', currency: 'USD' as const, perEuro: '1.0850' };
withExample(NewExchangeRate, rate);
withExample(ExchangeRateFile, { content: 'Date, USD, GBP\n13 November 2026, 1.0850, 0.8432\n' });
withExample(ExchangeRatesStored, { stored: 2 });
withExample(ExchangeRate, {
  id: 71,
  companyId: 1,
  companyName: 'Azure Charters',
  ...rate,
  perEuro: '1.08500000',
  createdAt: '2026-11-16T15:00:00.000Z',
  updatedAt: '2026-11-16T15:00:00.000Z',
});
