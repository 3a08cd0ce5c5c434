import { Wrench } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { BarForm } from '#domain/schedule/bar-words.ts';
import { moneyStateLabels } from '#domain/schedule/booking-words.ts';
import { barColors } from '../../ui/badge.tsx';
import { MoneyBadge } from './money-badge.tsx';

const money = ['paid', 'due', 'overdue'] as const;

const forms: { words: string; form: BarForm; clashes?: true; look: CSSProperties }[] = [
  { words: 'Booked', form: 'ahead', look: barColors('teal') },
  { words: 'Guests aboard', form: 'aboard', look: { backgroundColor: 'var(--aboard)' } },
  { words: 'Overdue work', form: 'overdue', look: barColors('red') },
  { words: 'Past bookings and finished work', form: 'over', look: { boxShadow: 'inset 0 0 0 1px var(--teal-solid)' } },
  {
    words: 'Overlaps with something else',
    form: 'ahead',
    clashes: true,
    look: { ...barColors('teal'), boxShadow: 'inset 0 0 0 2px var(--red-solid)' },
  },
];

/** The legend of the bars on the timeline. */
export function FormsLegend() {
  return (
    <ul aria-label="Forms" className="grid gap-1.5 border-t px-2.5 pt-3 pb-2 text-xs text-ink-2">
      {forms.map(({ words, form, clashes, look }) => (
        <li key={words} className="flex items-center gap-2.5">
          <i aria-hidden data-form={form} data-clashes={clashes} className="h-3 w-6 shrink-0 rounded" style={look} />
          {words}
        </li>
      ))}
      {money.map((state) => (
        <li key={state} className="flex items-center gap-2.5">
          <span className="grid w-6 place-items-center">
            <MoneyBadge state={state} />
          </span>
          {moneyStateLabels[state]}
        </li>
      ))}
      <li className="flex items-center gap-2.5">
        <span className="grid w-6 place-items-center">
          <Wrench aria-hidden className="size-3.5" />
        </span>
        Service expected
      </li>
      <li className="flex items-center gap-2.5">
        <i aria-hidden className="h-3 w-6 shrink-0 rounded" style={{ boxShadow: 'inset 4px 0 0 var(--red-solid)' }} />
        May not sail
      </li>
    </ul>
  );
}
