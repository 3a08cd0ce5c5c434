import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { canMove } from '#domain/desk/charter-state.ts';
import type { Charter } from '#domain/desk/charter.ts';
import { paymentPlan } from '#domain/desk/payment-plan.ts';
import { priceTotals } from '#domain/desk/price.ts';
import { can } from '#domain/session/permissions.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { percentWords } from '#domain/shared/words.ts';
import { useTimeZone, useToday } from '../../platform/dates.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Detail } from '../../ui/detail.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { termsOfQuery } from '../charter-query.ts';
import { PlanList, PriceDetails } from './price-details.tsx';

const LinesDialog = lazy(() => import('./lines-dialog.tsx').then((module) => ({ default: module.LinesDialog })));

/** What a charter costs as quoted, its commission, and when what is paid. */
export function PricePanel({ charter }: { charter: Charter }) {
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = can(useUser(), 'desk:write') && canMove(charter.state, 'change');
  const { total, commission, commissionPercent, agencyName, currency, startDate } = charter;
  if (total === null || !startDate)
    return <p className="px-4 py-8 text-center text-ink-2">The price is calculated once its yacht and dates are known.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-5 lg:grid-cols-2">
      <section aria-labelledby="lines">
        <div className="flex items-center justify-between gap-2">
          <h3 id="lines" className="text-panel font-semibold">
            Price
          </h3>
          {mayChange && (
            <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              Edit price
            </Button>
          )}
        </div>
        <PriceDetails price={charter} />
        {commission !== null && commission !== '0.00' && (
          <dl className="mt-3">
            <Detail name={['Commission', percentWords(commissionPercent), agencyName].filter(Boolean).join(' · ')}>
              <span className="tnum">{moneyInWords(commission, currency)}</span>
            </Detail>
          </dl>
        )}
      </section>
      {charter.bookedAt === null && <Plan charter={{ ...charter, startDate }} />}
      <Suspense>{isOpen && <LinesDialog charter={charter} onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  );
}

/** The company's payment plan, as if the charter were booked today. */
function Plan({ charter }: { charter: Charter & { startDate: string } }) {
  const { type, startDate, deposit, currency, prices, taxRate, lines, companyId } = charter;
  const timeZone = useTimeZone();
  const today = useToday();
  const terms = useQuery(termsOfQuery(companyId));
  if (terms.isError && !terms.data) return null;
  if (!terms.data) return <Skeleton className="h-32 rounded-lg" />;
  const plan = paymentPlan(
    { ...priceTotals(lines, { currency, prices, taxRate }), type, startDate, deposit, bookedOn: today },
    { currency, prices, taxRate, plan: terms.data.plan, timeZone },
  );
  if (plan.length === 0) return null;
  return (
    <section aria-labelledby="plan">
      <h3 id="plan" className="text-panel font-semibold">
        Payments, if booked today
      </h3>
      <PlanList plan={plan.map(({ amount, ...line }) => ({ ...line, amount: decimalOf(amount) }))} currency={currency} />
    </section>
  );
}
