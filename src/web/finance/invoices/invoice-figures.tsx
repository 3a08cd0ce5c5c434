import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { growthInWords } from '#domain/finance/growth.ts';
import { periodOf, type Period } from '#domain/finance/period.ts';
import type { InvoiceFigures as Figures } from '#domain/finance/currency-total.ts';
import { centsOf, wholeMoneyInWords } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { useToday } from '../../platform/dates.ts';
import { sayMonthName } from '../../platform/day-words.ts';
import { Skeletons } from '../../ui/skeleton.tsx';
import type { InvoicesSearch } from '../finance-query.ts';

type Figure = {
  label: string;
  amountOf: (of: Figures) => string;
  noteOf: (of: Figures) => string | null;
  /** Which invoices it adds up. */
  shows: Pick<InvoicesSearch, 'status' | 'paidFrom' | 'paidTo'>;
  isLate?: boolean;
};

type Props = { query: UseQueryResult<Figures[], unknown>; filter: InvoicesSearch };

/** The amounts open, overdue, and paid this month and last. Each one filters the list by its invoices, or clears that filter. */
export function InvoiceFigures({ query: { data }, filter }: Props) {
  const today = useToday();
  if (data?.length === 0) return null;
  const cards = figuresOf(periodOf('this_month', today), periodOf('last_month', today));
  return (
    <ul aria-label="Figures" className="grid grid-cols-2 gap-2 lg:grid-cols-4">
      {data ? (
        cards.map((figure) => <Card key={figure.label} figure={figure} read={data} filter={filter} />)
      ) : (
        <Skeletons count={4}>
          <li className="card h-14" />
        </Skeletons>
      )}
    </ul>
  );
}

const nameOf = ({ from }: Period) => sayMonthName(from);

function figuresOf(month: Period, before: Period): Figure[] {
  return [
    {
      label: 'Open',
      amountOf: ({ open }) => open,
      noteOf: ({ openCount }) => several(openCount, 'invoice'),
      shows: { status: 'open' },
    },
    {
      label: 'Overdue',
      amountOf: ({ overdue }) => overdue,
      noteOf: ({ overdueCount }) => several(overdueCount, 'invoice'),
      shows: { status: 'overdue' },
      isLate: true,
    },
    {
      label: `Paid in ${nameOf(month)}`,
      amountOf: ({ paidInMonth }) => paidInMonth,
      noteOf: ({ paidInMonth, paidMonthBefore }) => {
        const growth = growthInWords(centsOf(paidInMonth) ?? 0, centsOf(paidMonthBefore) ?? 0);
        return growth && `${growth} on ${nameOf(before)}`;
      },
      shows: { paidFrom: month.from, paidTo: month.to },
    },
    {
      label: `Paid in ${nameOf(before)}`,
      amountOf: ({ paidMonthBefore }) => paidMonthBefore,
      noteOf: () => null,
      shows: { paidFrom: before.from, paidTo: before.to },
    },
  ];
}

/** A figure in each currency that has one; currencies are never added up. */
function Card({ figure, read, filter }: { figure: Figure; read: Figures[]; filter: InvoicesSearch }) {
  const { label, amountOf, noteOf, isLate } = figure;
  const [main] = read;
  const some = read.filter((each) => each === main || amountOf(each) !== '0.00');
  return (
    <li className="card relative px-4 py-1.5">
      <p className="flex items-baseline justify-between gap-2 text-xs text-ink-2">
        {label}
        <span className="tnum truncate text-ink-3 max-sm:hidden">{main && noteOf(main)}</span>
      </p>
      <p className={`flex flex-wrap items-baseline gap-x-3 font-semibold ${isLate ? 'text-red' : ''}`}>
        {some.map((each) => (
          <Value key={each.currency} figure={figure} of={each} isMain={each === main} isOnly={read.length === 1} filter={filter} />
        ))}
      </p>
    </li>
  );
}

type ValueProps = { figure: Figure; of: Figures; isMain: boolean; isOnly: boolean; filter: InvoicesSearch };

/** Filters by the invoices behind a figure, or clears that filter. */
function Value({ figure: { label, amountOf, shows }, of, isMain, isOnly, filter }: ValueProps) {
  const { status, paidFrom, paidTo, currency } = filter;
  const ofCurrency = isOnly ? currency : of.currency;
  const isShown = status === shows.status && paidFrom === shows.paidFrom && paidTo === shows.paidTo && currency === ofCurrency;
  const rest = { ...filter, status: undefined, paidFrom: undefined, paidTo: undefined };
  const words = wholeMoneyInWords(amountOf(of), of.currency);
  const look = isMain ? 'text-page' : 'text-xs';
  if (amountOf(of) === '0.00') return <span className={`tnum font-medium text-ink-3 ${look}`}>{words}</span>;
  const act = isShown ? 'Show all invoices again' : 'Show only these invoices';
  return (
    <Link
      to="."
      search={(isShown ? { ...rest, currency: isOnly ? currency : undefined } : { ...rest, ...shows, currency: ofCurrency }) as never}
      resetScroll={false}
      title={act}
      aria-label={`${label} ${words}. ${act}`}
      aria-current={isShown ? 'true' : undefined}
      className={`tnum rounded-sm hover:text-accent hover:underline aria-[current=true]:text-accent aria-[current=true]:underline ${look} ${isMain ? 'after:absolute after:inset-0' : 'relative z-10'}`}
    >
      {words}
    </Link>
  );
}
