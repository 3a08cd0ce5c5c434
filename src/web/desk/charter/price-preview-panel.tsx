import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { useWatch, type Control } from 'react-hook-form';
import type { NewCharter } from '#domain/desk/charter.ts';
import { datesFault } from '#domain/desk/charter-dates.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { reason } from '../../platform/api.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useSettled } from '../../ui/settled.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { charterOf, type CharterEntry } from './charter-entry.ts';
import { priceQuery } from './new-charter-query.ts';
import { PlanList, PriceDetails } from './price-details.tsx';

/** What a charter would cost while it is being entered, as soon as its yacht and dates are known. */
export function PricePreviewPanel({ control }: { control: Control<CharterEntry, unknown, NewCharter> }) {
  const entry = useWatch({ control }) as CharterEntry;
  const { type, yachtId, startDate, endDate, adults, children, extraIds, agencyId } = charterOf(entry, useTimeZone(), null);
  const isKnown = Boolean(yachtId && startDate && endDate && !datesFault({ type, startDate, endDate }));
  const guests = { adults: Number.isInteger(adults) ? adults : 0, children: Number.isInteger(children) ? children : 0 };
  const request = isKnown ? JSON.stringify({ type, yachtId, startDate, endDate, ...guests, extraIds, agencyId }) : '';
  const settled = useSettled(request);
  const price = useQuery({ ...priceQuery(settled), enabled: settled !== '' });
  return (
    <SidePanel title="Price" icon={<Coins />}>
      <div className="mt-2" aria-live="polite">
        {!isKnown ? (
          <p className="text-ink-2">Choose a yacht and dates to see what it costs.</p>
        ) : price.isError ? (
          <p className="text-red">{reason(price.error)}</p>
        ) : !price.data ? (
          <Skeleton className="h-32 rounded-lg" />
        ) : (
          <>
            {price.data.unpriced && <p className="mb-2 text-amber">Some of these nights have no price yet. You can enter one later.</p>}
            <PriceDetails price={price.data} />
            {price.data.plan.length > 0 && (
              <>
                <h4 className="mt-4 text-xs text-ink-3">If booked today</h4>
                <PlanList plan={price.data.plan} currency={price.data.currency} />
              </>
            )}
          </>
        )}
      </div>
    </SidePanel>
  );
}
