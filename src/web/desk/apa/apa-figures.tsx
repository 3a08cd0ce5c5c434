import type { Apa } from '#domain/finance/apa.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { useDates } from '../../platform/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Detail } from '../../ui/detail.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

type Figures = Pick<
  Apa,
  'requested' | 'received' | 'spent' | 'returned' | 'balance' | 'currency' | 'low' | 'state' | 'disputed' | 'closedOn'
>;

/** What is left of an APA, large, and how it came to that. */
export function ApaFigures({ apa, brief = false }: { apa: Figures; /** Whether a phone shows only what is left. */ brief?: boolean }) {
  const dates = useDates();
  const { requested, received, spent, returned, balance, currency, low, state, disputed, closedOn } = apa;
  const money = (amount: string) => moneyInWords(amount, currency);
  const [left, came] = [centsOf(balance) ?? 0, centsOf(received) ?? 0];
  const gone = came > 0 ? Math.min(100, Math.max(0, Math.round(((came - left) / came) * 100))) : 0;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <p>
          <span className="block text-nav text-ink-2">{left < 0 ? 'Due from the charterer' : 'Left'}</span>
          <span className={`tnum text-2xl leading-8 font-semibold ${left < 0 ? 'text-red' : ''}`}>{money(decimalOf(Math.abs(left)))}</span>
        </p>
        <p className="flex flex-wrap gap-1.5">
          {low && <Badge tone="amber">Low</Badge>}
          {disputed > 0 && <Badge tone="amber">{disputed} disputed</Badge>}
          {state === 'closed' && <Badge tone="grey">Closed {closedOn && dates.calendarDay(closedOn)}</Badge>}
        </p>
      </div>
      <ProgressBar value={gone} label="Spent of what was received" tone={low ? 'bg-amber' : undefined} />
      <dl className={`grid-cols-2 gap-4 sm:grid sm:grid-cols-4 ${brief ? 'hidden' : 'grid'}`}>
        <Detail name="Requested">
          <span className="tnum">{money(requested)}</span>
        </Detail>
        <Detail name="Received">
          <span className="tnum">{money(received)}</span>
        </Detail>
        <Detail name="Spent">
          <span className="tnum">{money(spent)}</span>
        </Detail>
        <Detail name="Given back">
          <span className="tnum">{money(returned)}</span>
        </Detail>
      </dl>
    </div>
  );
}
