import { Percent } from 'lucide-react';
import { useState } from 'react';
import { isValidOn, type TaxRate } from '#domain/finance/tax-rate.ts';
import { taxCategoryLabels } from '#domain/finance/tax-words.ts';
import { percentWords } from '#domain/shared/words.ts';
import { useDates, useToday } from '../../platform/dates.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

type Props = { rates: TaxRate[]; onEdit: (rate: TaxRate) => void };

/** A company's tax rates, each version of a name with its days. */
export function RateList({ rates, onEdit }: Props) {
  return (
    <ul className="divide-y px-5 pb-2">
      {rates.map((rate) => (
        <Row key={rate.id} rate={rate} onEdit={onEdit} />
      ))}
    </ul>
  );
}

function Row({ rate, onEdit }: { rate: TaxRate; onEdit: Props['onEdit'] }) {
  const dates = useDates();
  const today = useToday();
  const [deleting, setDeleting] = useState(false);
  const { name, category, percent, reason, validFrom, validTo } = rate;
  const days = `from ${dates.calendarDay(validFrom)}${validTo ? ` to ${dates.calendarDay(validTo)}` : ''}`;
  const facts = [...new Set([category === 'S' ? null : taxCategoryLabels[category], reason, days])].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-3">
        <Percent className="size-4" />
      </span>
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere">
          {name} {category === 'S' && <span className="tnum text-ink-2">{percentWords(percent)}</span>}
        </p>
        <p className="text-xs text-ink-3">{facts.join(' · ')}</p>
      </div>
      {!isValidOn(rate, today) && <Badge tone="grey">{validFrom > today ? 'Upcoming' : 'Ended'}</Badge>}
      <Button size="sm" variant="ghost" aria-label={`${rate.isInUse ? 'End' : 'Edit'} ${name}, ${days}`} onClick={() => onEdit(rate)}>
        {rate.isInUse ? 'End' : 'Edit'}
      </Button>
      {!rate.isInUse && (
        <Button size="sm" variant="ghost" aria-label={`Delete ${name}, ${days}`} onClick={() => setDeleting(true)}>
          Delete
        </Button>
      )}
      {deleting && (
        <DeleteDialog
          collection="/api/tax-rates"
          record={rate}
          title={`Delete ${name}?`}
          text="New lines can no longer use it. To charge another percentage from a certain day, end it instead and add a new one."
          action="Delete rate"
          deleted={{ title: 'Tax rate deleted', description: `${name} is no longer among your rates.` }}
          failure="Error deleting tax rate"
          refusedTitle={`${name} can't be deleted`}
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  );
}
