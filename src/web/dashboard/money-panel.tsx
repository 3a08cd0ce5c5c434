import { Link } from '@tanstack/react-router';
import type { MonthOnMonth } from '#domain/dashboard/dashboard.ts';
import { centsOf, moneyInBrief, moneyInWords } from '#domain/shared/money.ts';
import { addMonths, type Day } from '#domain/shared/calendar-days.ts';
import { sayDays, sayMonthName } from '../platform/day-words.ts';
import { Panel, panelLink } from './panel.tsx';

const maxCurrencies = 3;

/** This month's books so far, a line for each currency, with the income compared to the same days of last month. */
export function MoneyPanel({ money, today }: { money: MonthOnMonth[]; today: Day }) {
  const sameDay = addMonths(today, -1);
  return (
    <Panel
      title="Money this month"
      action={
        <Link to="/finance/$section" params={{ section: 'overview' }} className={panelLink}>
          Overview
        </Link>
      }
    >
      {money.length === 0 ? (
        <p className="px-4 pb-4 text-nav text-ink-3 sm:px-5">Nothing in or out lately</p>
      ) : (
        <ul className="tnum grid gap-1 px-4 pb-4 sm:px-5">
          {money.slice(0, maxCurrencies).map((each) => (
            <li key={each.currency}>
              <p className="text-panel">
                <span className="text-ink-2">{sayMonthName(today)}</span> <Amount money={each} of="income" today={today} /> in ·{' '}
                <Amount money={each} of="expenses" today={today} /> out
              </p>
              <p className="text-xs text-ink-3">{growth(each, sayDays(`${sameDay.slice(0, 7)}-01`, sameDay))}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type AmountProps = { money: MonthOnMonth; of: 'income' | 'expenses'; today: Day };

/** An amount of this month, linked to the records it sums up. */
function Amount({ money: { currency, thisMonth }, of, today }: AmountProps) {
  return (
    <Link
      to="/finance/$section"
      params={{ section: of }}
      search={{ from: `${today.slice(0, 7)}-01`, to: today, currency }}
      className="font-semibold hover:text-accent"
      title={moneyInWords(thisMonth[of], currency)}
    >
      {moneyInBrief(thisMonth[of], currency)}
    </Link>
  );
}

/** How much more came in than in the days it is compared to. */
function growth({ currency, thisMonth, sameDays, lastMonth }: MonthOnMonth, days: string): string {
  const [now, before] = [centsOf(thisMonth.income) ?? 0, centsOf(sameDays.income) ?? 0];
  const whole = `, ${moneyInBrief(lastMonth.income, currency)} that month`;
  if (before === 0) return `Nothing came in ${days}${whole}`;
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}% against ${days}${whole}`;
}
