import { Link } from '@tanstack/react-router';
import type { AttentionCode } from '#domain/desk/attention.ts';
import type { ListedCharter } from '#domain/desk/charter.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { guestsOf } from '#domain/desk/guest-words.ts';
import { CompanyNote } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { OptionClock } from '../charter-badge.tsx';
import { contactOf } from '../charter-words.ts';
import { NextActButton } from '../next-act-button.tsx';

/** A charter in the pipeline: who, which yacht, when, for how much, and what is next. */
export function CharterCard({ charter }: { charter: ListedCharter }) {
  const dates = useDates();
  const yachtOf = useYachtWords();
  const { id, number, yachtName, startDate, endDate, total, currency, attention } = charter;
  const contact = contactOf(charter);
  return (
    <article className="card grid gap-2 p-3">
      <div className="min-w-0">
        <h3 className="font-medium wrap-anywhere">
          <Link to="/desk/$charterId" params={{ charterId: String(id) }} className="rounded-sm hover:underline">
            {charter.title ?? contact}
          </Link>
        </h3>
        <p className="mt-0.5 text-nav text-ink-2 wrap-anywhere">
          {yachtName ? yachtOf({ ...charter, yachtName }) : 'No yacht yet'}
          {!yachtName && <CompanyNote record={charter} />}
          {startDate && endDate && <span className="tnum"> · {dates.days(startDate, endDate)}</span>}
        </p>
        <p className="tnum mt-0.5 flex flex-wrap gap-x-2 text-xs text-ink-3">
          <span>{[number, guestsOf(charter)].filter(Boolean).join(' · ')}</span>
          {total !== null && <span>{moneyInWords(total, currency)}</span>}
        </p>
      </div>
      <OptionClock charter={charter} />
      {attention.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {attention.map(({ code }) => (
            <Badge key={code} tone="amber">
              {attentionWords[code]}
            </Badge>
          ))}
        </p>
      )}
      <NextActButton charter={charter} size="sm" />
    </article>
  );
}

const attentionWords: Record<AttentionCode, string> = {
  portal_changed: 'Portal changed',
  unpriced: 'No price',
  too_many_guests: 'Too many guests',
  plan_differs: 'Plan differs',
  guests_missing: 'Guests missing',
  document_expires: 'Document expires',
  apa_low: 'APA low',
  apa_open: 'APA open',
};
