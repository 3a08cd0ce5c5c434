import { ExternalLink } from 'lucide-react';
import type { Bill } from '#domain/billing/bills.ts';
import { billStatusLabels } from '#domain/billing/words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { api, reason } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { DocumentLink } from '../platform/document-link.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';

const tones: Record<Bill['status'], Tone> = { paid: 'green', open: 'amber', void: 'grey', uncollectible: 'red' };

/** What the company was billed for its subscription, with the PDF of each bill. */
export function BillList() {
  const bills = api.useQuery('get', '/api/subscription/bills');
  return (
    <section aria-labelledby="bills" className="mt-5 border-t pt-4">
      <h3 id="bills" className="font-semibold">
        Bills
      </h3>
      <Loaded
        query={bills}
        loading={
          <Skeletons count={2}>
            <Skeleton className="mt-3 h-8" />
          </Skeletons>
        }
        renderFailed={(retry, error) => <ErrorState title="Your bills couldn’t be loaded" text={reason(error)} onRetry={retry} />}
        empty={{
          when: (answer) => answer.bills.length === 0,
          show: <p className="mt-1 text-nav text-ink-2">Nothing has been billed yet.</p>,
        }}
      >
        {(answer) => (
          <ul className="mt-1 divide-y text-nav">
            {answer.bills.map((bill) => (
              <BillRow key={bill.id} bill={bill} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function BillRow({ bill: { number, date, amount, status, page, pdf } }: { bill: Bill }) {
  const dates = useDates();
  const name = number ?? dates.day(date);
  return (
    <li className="flex min-h-11 items-center gap-3 py-1">
      <div className="min-w-0 flex-1">
        <span className="tnum">{dates.day(date)}</span>
        {number && <span className="block truncate text-xs text-ink-3">{number}</span>}
      </div>
      <Badge tone={tones[status]}>{billStatusLabels[status]}</Badge>
      <span className="tnum w-20 text-right font-medium">{moneyInWords(amount, 'GBP')}</span>
      {/* A provider's address is open to anyone who knows it; one of ours is private, and fetched with the token. */}
      {pdf?.startsWith('/') ? (
        <DocumentLink url={pdf} name={`fairlead-${name}.pdf`} />
      ) : (
        (page ?? pdf) && (
          <a
            href={(page ?? pdf) as string}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open bill ${name}`}
            className={buttonLook({ variant: 'ghost', size: 'iconSmall' })}
          >
            <ExternalLink aria-hidden />
          </a>
        )
      )}
    </li>
  );
}
