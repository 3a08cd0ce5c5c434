import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { BooksSettings } from '#domain/finance/books-settings.ts';
import type { TaxRate } from '#domain/finance/tax-rate.ts';
import { inWords } from '#domain/shared/words.ts';
import { reason } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { booksSettingsQuery, taxRatesQuery } from '../tax-rate-query.ts';
import { BooksSettingsFields } from './books-settings-fields.tsx';
import { RateList } from './rate-list.tsx';

const ExchangeRatesDialog = lazy(() => import('./exchange-rates-dialog.tsx').then((module) => ({ default: module.ExchangeRatesDialog })));

const RateForm = lazy(() => import('./rate-form.tsx').then((module) => ({ default: module.RateForm })));

const ReminderLevelsForm = lazy(() => import('./reminder-levels-form.tsx').then((module) => ({ default: module.ReminderLevelsForm })));

const SellerForm = lazy(() => import('./seller-form.tsx').then((module) => ({ default: module.SellerForm })));

/** The seller in short: "Azure Charters SARL, Nice, FR40123456789". */
function sellerInWords({ legalName, city, vatNumber }: BooksSettings): string {
  const details = [legalName, city, vatNumber].filter(Boolean);
  return details.length > 0 ? details.join(', ') : 'What electronic invoices need: country, VAT number and where replies go.';
}

/** "7, 21 and 35 days after an invoice was due". */
function remindersInWords({ reminderLevels }: BooksSettings): string {
  const days = reminderLevels.map(({ days: after }) => String(after));
  return `${inWords(days)} ${days.at(-1) === '1' ? 'day' : 'days'} after an invoice was due`;
}

/** A company's books settings: its prices, its taxes, and whether sent invoices are kept unchanged. */
export function BooksCard({ companyId }: { companyId: number }) {
  const settings = useQuery(booksSettingsQuery(companyId));
  const rates = useQuery(taxRatesQuery(companyId));
  const [editing, setEditing] = useState<TaxRate | 'new' | null>(null);
  const [exchanging, setExchanging] = useState(false);
  const [wording, setWording] = useState(false);
  // Links in the dialog of electronic invoices lead here.
  const [naming, setNaming] = useState(() => location.hash === '#seller');
  return (
    <section aria-labelledby="books" className="card">
      <div className="px-5 pt-5 pb-3">
        <h2 id="books" className="text-panel font-semibold">
          Books
        </h2>
        <p className="mt-1 text-ink-2">How your invoices are priced and taxed, and what happens once they are sent.</p>
      </div>
      <Loaded
        query={settings}
        loading={<Waiting />}
        renderFailed={(retry, error) => <ErrorState title="The books' settings couldn't be loaded" text={reason(error)} onRetry={retry} />}
      >
        {(now) => (
          <>
            <BooksSettingsFields settings={now} rates={rates.data ?? []} />
            <div className="mx-5 flex flex-wrap items-center justify-between gap-3 border-t py-4">
              <div className="min-w-0">
                <h3 className="font-semibold">Seller</h3>
                <p className="text-nav wrap-anywhere text-ink-2">{sellerInWords(now)}</p>
              </div>
              <Button aria-haspopup="dialog" onClick={() => setNaming(true)}>
                Edit seller details
              </Button>
            </div>
            {naming && (
              <Suspense>
                <SellerForm settings={now} onClose={() => setNaming(false)} />
              </Suspense>
            )}
            <div className="mx-5 flex flex-wrap items-center justify-between gap-3 border-t py-4">
              <div>
                <h3 className="font-semibold">Reminders</h3>
                <p className="text-nav text-ink-2">{remindersInWords(now)}</p>
              </div>
              <Button aria-haspopup="dialog" onClick={() => setWording(true)}>
                Edit reminders
              </Button>
            </div>
            <div className="mx-5 flex flex-wrap items-center justify-between gap-3 border-t py-4">
              <div>
                <h3 className="font-semibold">Exchange rates</h3>
                <p className="text-nav text-ink-2">Your books are reported in {now.reportingCurrency}</p>
              </div>
              <Button aria-haspopup="dialog" onClick={() => setExchanging(true)}>
                Edit exchange rates
              </Button>
            </div>
            {exchanging && (
              <Suspense>
                <ExchangeRatesDialog settings={now} onClose={() => setExchanging(false)} />
              </Suspense>
            )}
            {wording && (
              <Suspense>
                <ReminderLevelsForm settings={now} onClose={() => setWording(false)} />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
      <div className="mx-5 flex flex-wrap items-center justify-between gap-3 border-t pt-4 pb-2">
        <h3 className="font-semibold">Tax rates</h3>
        <Button onClick={() => setEditing('new')}>
          <Plus />
          New rate
        </Button>
      </div>
      <Loaded
        query={rates}
        loading={<Waiting />}
        renderFailed={(retry, error) => <ErrorState title="Tax rates couldn't be loaded" text={reason(error)} onRetry={retry} />}
        empty={{
          when: (rows) => rows.length === 0,
          show: (
            <p className="px-5 pb-5 text-ink-3">
              There are no tax rates. Add the ones your tax adviser names, and choose one on each line of an invoice.
            </p>
          ),
        }}
      >
        {(rows) => <RateList rates={rows} onEdit={setEditing} />}
      </Loaded>
      {editing && (
        <Suspense>
          <RateForm rate={editing === 'new' ? null : editing} companyId={companyId} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3 px-5 pb-5">
      <Skeletons count={2}>
        <Skeleton className="h-9" />
      </Skeletons>
    </div>
  );
}
