import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarRange, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { YachtTerms } from '#domain/desk/yacht-terms.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { sayTime } from '../../platform/day-words.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { yachtTermsQuery } from './prices-query.ts';
import { SeasonsForm } from './seasons-form.tsx';
import { checkInWords } from './terms-words.ts';

const TermsDialog = lazy(() => import('./terms-dialog.tsx').then((module) => ({ default: module.TermsDialog })));
const NextYearDialog = lazy(() => import('./next-year-dialog.tsx').then((module) => ({ default: module.NextYearDialog })));

type Props = {
  yachtId: number;
  yachts: { id: number; name: string; companyName: string | null }[];
  mayRun: boolean;
  onYacht: (id: number) => void;
};

/** A yacht's seasons and the terms on which it is chartered. */
export function SeasonsPanel({ yachtId, yachts, mayRun, onYacht }: Props) {
  const terms = useQuery(yachtTermsQuery(yachtId));
  const [asking, setAsking] = useState<'terms' | 'next' | null>(null);
  const [isBegun, setIsBegun] = useState(false);
  const stored = terms.data;
  const yachtOf = useYachtWords();
  return (
    <section aria-labelledby="seasons" className="card overflow-hidden">
      <div className="flex flex-wrap items-center gap-2 border-b px-4 py-3">
        <h2 id="seasons" className="mr-auto text-panel font-semibold">
          Seasons
        </h2>
        <Select
          label="Yacht"
          className="!w-48"
          value={String(yachtId)}
          choices={yachts.map((yacht) => ({ value: String(yacht.id), label: yachtOf({ ...yacht, yachtName: yacht.name }) }))}
          onChoose={(id) => onYacht(Number(id))}
        />
        <Link to="/desk/inventory/$yachtId" params={{ yachtId: String(yachtId) }} className={buttonLook({})}>
          Inventory
        </Link>
        {/* Shown before it is known whether they can be used, or they would push away what is beside them. */}
        {mayRun && (
          <>
            <Button aria-haspopup="dialog" disabled={!stored} onClick={() => setAsking('terms')}>
              Terms
            </Button>
            {stored?.seasons.length !== 0 && (
              <Button aria-haspopup="dialog" disabled={!stored} onClick={() => setAsking('next')}>
                Next year
              </Button>
            )}
          </>
        )}
      </div>
      <Loaded
        query={terms}
        loading={
          <div className="p-4">
            <Skeleton className="h-40 rounded-lg" />
          </div>
        }
        renderFailed={(retry) => <ErrorState title="Error loading prices" text="They couldn't be loaded." onRetry={retry} />}
        empty={{
          when: ({ seasons }) => seasons.length === 0 && !isBegun,
          show: (
            <EmptyState
              icon={<CalendarRange />}
              title="No prices yet"
              text="Add the first season: its dates and what a week or a night costs. You can paste a whole table from a spreadsheet."
              action={
                mayRun && (
                  <Button variant="primary" onClick={() => setIsBegun(true)}>
                    <Plus aria-hidden />
                    Add the first season
                  </Button>
                )
              }
            />
          ),
        }}
      >
        {(priced) => (
          <>
            <p className="border-b px-4 py-2 text-xs text-ink-3">{termsWords(priced)}</p>
            <SeasonsForm terms={priced} mayRun={mayRun} />
          </>
        )}
      </Loaded>
      <Suspense>
        {asking === 'terms' && stored && <TermsDialog terms={stored} onClose={() => setAsking(null)} />}
        {asking === 'next' && stored && <NextYearDialog terms={stored} onClose={() => setAsking(null)} />}
      </Suspense>
    </section>
  );
}

function termsWords({ currency, checkInDays, checkInTime, checkOutTime, minNights, maxGuests, deposit }: YachtTerms): string {
  return [
    `Prices in ${currency}`,
    `${checkInWords(checkInDays)}, ${sayTime(checkInTime)} to ${sayTime(checkOutTime)}`,
    minNights > 1 && `at least ${minNights} nights`,
    maxGuests !== null && `up to ${several(maxGuests, 'guest')}`,
    deposit !== '0.00' && `security deposit ${moneyInWords(deposit, currency)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
