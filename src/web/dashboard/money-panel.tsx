import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { WalletCards } from 'lucide-react';
import type { Dashboard, MonthOnMonth } from '#domain/dashboard/dashboard.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { dashboardQuery } from './dashboard-query.ts';
import { Panel, PanelBody, PanelEmpty, panelLink } from './panel.tsx';

/** This month's books beside the last one's: the main currency in full, of others the result. */
export function MoneyPanel() {
  const money = useQuery({ ...dashboardQuery, select: moneyOf });
  return (
    <Panel
      title="Money this month"
      action={
        <Link to="/finance/$section" params={{ section: 'overview' }} className={panelLink}>
          Overview
        </Link>
      }
    >
      <PanelBody query={money} rows={3} height={176}>
        {([main, ...others]) =>
          main ? (
            <>
              <Months money={main} />
              {others.slice(0, maxOthers).map((other) => (
                <OtherCurrency key={other.currency} money={other} />
              ))}
            </>
          ) : (
            <PanelEmpty icon={<WalletCards />} title="No income or expenses" text="None this month or last month" />
          )
        }
      </PanelBody>
    </Panel>
  );
}

const moneyOf = ({ money }: Dashboard) => money;
const maxOthers = 2;

const lines = [
  ['Income', 'income'],
  ['Expenses', 'expenses'],
  ['Result', 'result'],
] as const;

function Months({ money: { currency, thisMonth, lastMonth } }: { money: MonthOnMonth }) {
  return (
    <table className="w-full text-right text-nav">
      <thead className="text-xs text-ink-3">
        <tr className="h-8">
          <th scope="col" className="pl-4 text-left font-medium sm:pl-5">
            {currency}
          </th>
          <th scope="col" className="font-medium">
            So far
          </th>
          <th scope="col" className="pr-4 font-medium sm:pr-5">
            Last month
          </th>
        </tr>
      </thead>
      <tbody className="tnum">
        {lines.map(([label, of]) => (
          <tr key={of} className={`h-9 border-t ${of === 'result' ? 'font-semibold' : ''}`}>
            <th scope="row" className="pl-4 text-left font-medium sm:pl-5">
              {label}
            </th>
            <td className={of === 'result' && thisMonth.result.startsWith('-') ? 'text-red' : ''}>
              {moneyInWords(thisMonth[of], currency)}
            </td>
            <td className="pr-4 text-ink-3 sm:pr-5">{moneyInWords(lastMonth[of], currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OtherCurrency({ money: { currency, thisMonth, lastMonth } }: { money: MonthOnMonth }) {
  return (
    <p className="tnum flex h-8 items-center justify-between border-t px-4 text-xs text-ink-3 sm:px-5">
      <span>Result in {currency}</span>
      <span>
        {moneyInWords(thisMonth.result, currency)}, last month {moneyInWords(lastMonth.result, currency)}
      </span>
    </p>
  );
}
