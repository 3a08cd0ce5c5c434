import type { CharterPrice } from '#domain/desk/charter-price.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { percentWords } from '#domain/shared/words.ts';
import { useDates } from '../../platform/dates.ts';

type Line = CharterPrice['lines'][number];
type Sums = Pick<CharterPrice, 'currency' | 'prices' | 'taxRate' | 'lines'> & {
  subtotal: string | null;
  taxAmount: string | null;
  total: string | null;
  atBase: string | null;
};

/** What a charter costs, line by line, and what is paid at the base. */
export function PriceDetails({ price }: { price: Sums }) {
  const money = (amount: string) => moneyInWords(amount, price.currency);
  const invoiced = price.lines.filter(({ payable }) => payable === 'invoice');
  const atBase = price.lines.filter(({ payable }) => payable === 'base');
  const hasTax = price.taxAmount !== null && price.taxAmount !== '0.00';
  return (
    <table className="tnum w-full text-left text-nav">
      <thead className="sr-only">
        <tr>
          <th scope="col">What</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {invoiced.map((line, at) => (
          <LineRow key={at} line={line} money={money} />
        ))}
        {hasTax && price.prices === 'net' && <Sum name="Without tax" amount={money(price.subtotal ?? '0.00')} />}
        {hasTax && (
          <Sum
            name={`${price.prices === 'gross' ? 'Tax included' : 'Tax'} (${percentWords(price.taxRate)})`}
            amount={money(price.taxAmount ?? '0.00')}
          />
        )}
        <tr>
          <th scope="row" className="py-2 pr-3 font-semibold">
            Total
          </th>
          <td className="py-2 text-right text-panel font-semibold">{money(price.total ?? '0.00')}</td>
        </tr>
        {atBase.map((line, at) => (
          <LineRow key={`base-${at}`} line={line} money={money} />
        ))}
      </tbody>
    </table>
  );
}

function LineRow({ line, money }: { line: Line; money: (amount: string) => string }) {
  const { label, quantity, unitPrice, total, taxExempt, payable } = line;
  const count = quantity.replace(/\.?0+$/, '');
  const notes = [count !== '1' && `${count} × ${money(unitPrice)}`, taxExempt && 'no tax', payable === 'base' && 'paid at base'];
  return (
    <tr className={payable === 'base' ? 'text-ink-2' : ''}>
      <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
        {label}
        {notes.some(Boolean) && <span className="block text-xs text-ink-3">{notes.filter(Boolean).join(' · ')}</span>}
      </th>
      <td className="py-2 text-right align-top whitespace-nowrap">{money(total)}</td>
    </tr>
  );
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <tr className="text-ink-2">
      <th scope="row" className="py-2 pr-3 font-normal">
        {name}
      </th>
      <td className="py-2 text-right whitespace-nowrap">{amount}</td>
    </tr>
  );
}

/** When what is paid. */
export function PlanList({ plan, currency }: { plan: readonly { label: string; amount: string; dueDate: string }[]; currency: string }) {
  const dates = useDates();
  return (
    <ol className="tnum divide-y text-nav">
      {plan.map(({ label, amount, dueDate }) => (
        <li key={`${label} ${dueDate}`} className="flex flex-wrap items-baseline gap-x-3 py-2">
          <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
          <span className="text-xs text-ink-3">by {dates.calendarDay(dueDate)}</span>
          <span className="w-28 text-right font-medium">{moneyInWords(amount, currency)}</span>
        </li>
      ))}
    </ol>
  );
}
