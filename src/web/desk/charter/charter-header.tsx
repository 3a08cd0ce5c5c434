import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, TriangleAlert } from 'lucide-react';
import { canMove } from '#domain/desk/charter-state.ts';
import type { Charter } from '#domain/desk/charter.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { can } from '#domain/session/permissions.ts';
import { guestsOf } from '#domain/desk/guest-words.ts';
import { client, reason, versionOf } from '../../platform/api.ts';
import { CompanyNote } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { useUser } from '../../platform/session.tsx';
import { useKeyTitle } from '../../platform/shortcuts.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { RecordLink } from '../../words/record-link.tsx';
import { CharterBadge, OptionClock } from '../charter-badge.tsx';
import { contactOf } from '../charter-words.ts';
import { NextActButton } from '../next-act-button.tsx';
import { CharterMenu } from './charter-menu.tsx';

const link = 'rounded-sm font-medium text-accent hover:underline';

/** The reasons that the server sets itself when a charter is lost. */
const ended: Record<string, string> = {
  yacht_taken: 'Someone else booked the yacht for these dates.',
  departure_gone: 'The departure was deleted.',
};

/** Whose charter it is, of which yacht and when, its status, and the next thing to do. */
export function CharterHeader({ charter }: { charter: Charter }) {
  const { number, title, state, yachtId, yachtName, startDate, endDate, total, currency, attention, reason: why } = charter;
  const dates = useDates();
  const contact = contactOf(charter);
  return (
    <article className="card grid gap-3 p-5 sm:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <CharterBadge state={state} />
        <span className="tnum text-nav text-ink-3">{number}</span>
        <CompanyNote record={charter} />
      </div>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <h2 className="text-2xl leading-8 font-semibold wrap-anywhere">{title ?? contact}</h2>
          {title && <p className="text-ink-2 wrap-anywhere">{contact}</p>}
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {yachtId && yachtName ? (
              <RecordLink kind="yacht" id={yachtId} className={link}>
                {yachtName}
              </RecordLink>
            ) : (
              <span className="text-ink-3">No yacht yet</span>
            )}
            {startDate && endDate ? (
              <span className="tnum">{dates.period(startDate, endDate)}</span>
            ) : (
              <span className="text-ink-3">No dates yet</span>
            )}
            <span className="text-ink-2">{guestsOf(charter)}</span>
            {total !== null && <span className="tnum font-medium">{moneyInWords(total, currency)}</span>}
          </p>
          <div className="mt-2">
            <OptionClock charter={charter} />
          </div>
          {(state === 'lost' || state === 'cancelled') && why && <p className="mt-2 text-ink-2">{ended[why] ?? why}</p>}
        </div>
        <Actions charter={charter} />
      </div>
      {attention.map(({ code, message }) => (
        <p key={code} className="flex items-start gap-2 rounded-lg bg-amber-soft px-3 py-2.5 text-nav text-amber">
          <TriangleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {message}
          {code === 'portal_changed' && <SeenButton charter={charter} />}
        </p>
      ))}
    </article>
  );
}

/** Clears the portal's notice once it has been handled. */
function SeenButton({ charter }: { charter: Charter }) {
  const mayWrite = can(useUser(), 'desk:write');
  const seen = useMutation({
    mutationFn: () =>
      client.PATCH('/api/charters/{id}', {
        params: { path: { id: charter.id } },
        headers: { 'If-Match': versionOf(charter) },
        body: { portalNotice: null },
      }),
    onError: (error) => toast({ variant: 'destructive', title: `${charter.number} wasn’t changed`, description: reason(error) }),
  });
  if (!mayWrite || !canMove(charter.state, 'change')) return null;
  return (
    <Button size="sm" className="ml-auto" running={seen.isPending && 'Saving'} onClick={() => seen.mutate()}>
      Mark as seen
    </Button>
  );
}

function Actions({ charter }: { charter: Charter }) {
  const editTitle = useKeyTitle('Edit', 'E');
  const mayWrite = can(useUser(), 'desk:write');
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      <NextActButton charter={charter} className="max-sm:flex-1" />
      {mayWrite && canMove(charter.state, 'change') && (
        <Link
          {...editTitle}
          to="/desk/$charterId/edit"
          params={{ charterId: String(charter.id) }}
          className={buttonLook({ className: 'max-sm:flex-1' })}
        >
          <Pencil aria-hidden />
          Edit
        </Link>
      )}
      {mayWrite && <CharterMenu charter={charter} />}
    </div>
  );
}
