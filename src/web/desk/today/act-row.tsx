import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Banknote, ClipboardCheck, Download, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayActLabels, dayNext, lacksGuests, type DayActKind } from '#domain/desk/day-next.ts';
import type { DayAct } from '#domain/desk/day-act.ts';
import { guestsOf } from '#domain/desk/guest-words.ts';
import { several } from '#domain/shared/words.ts';
import { reason } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { download } from '../../platform/download.ts';
import { PhoneLink } from '../../schedule/departures/departure-details.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { NextLink, wayTo } from './next-link.tsx';
import { guestListOf, moneyOf, protocolLabels } from './act-words.ts';

const tones: Record<DayActKind, Tone> = { check_out: 'violet', check_in: 'teal', departure: 'blue' };

type Props = { act: DayAct; /** When the yacht comes back before she leaves. */ backAt: string | null; now: string };

/** A check-in, a check-out or a departure: the yacht, the guests, the progress, and what is next. */
export function ActRow({ act, backAt, now }: Props) {
  const dates = useDates();
  const yachtOf = useYachtWords();
  const { customerName, title, number, phone, seatsTaken, capacity, charterId, maySail, endDate } = act;
  const next = dayNext(act, now);
  const facts = [
    number,
    charterId !== null && guestsOf(act),
    seatsTaken !== null && `${seatsTaken} of ${several(capacity ?? 0, 'seat')}`,
    act.act === 'departure' && `back ${dates.time(endDate)}`,
    backAt && `yacht back ${dates.time(backAt)}`,
  ];
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-32 flex-1">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={tones[act.act]}>{dayActLabels[act.act]}</Badge>
            <span className="font-semibold wrap-anywhere">{yachtOf(act)}</span>
            {!maySail && act.act !== 'check_out' && <Badge tone="red">May not sail</Badge>}
          </p>
          <p className="mt-1 leading-6 wrap-anywhere">
            <Link {...wayOf(act)} className="rounded-sm font-medium hover:underline">
              {customerName ?? title}
            </Link>{' '}
            <PhoneLink phone={phone} />
          </p>
          <p className="tnum text-xs text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {next ? <NextLink act={act} next={next} /> : <Badge tone="green">Done</Badge>}
      </div>
      {charterId !== null && <Ways act={act} charterId={charterId} />}
    </li>
  );
}

function wayOf(act: DayAct) {
  if (act.act === 'departure') return wayTo(act, 'manifest');
  if (act.charterId === null) return wayTo(act, 'booking');
  return { to: '/desk/$charterId', params: { charterId: String(act.charterId) } } as const;
}

// Links that look like buttons aren't printed. These show the progress of a charter, so they are.
const chipLook = 'flex h-9 items-center gap-1.5 rounded-lg border px-2.5 text-nav hover:bg-hover [&_svg]:size-4 [&_svg]:shrink-0';

/** The progress of a charter, each word linked to where it is done. */
function Ways({ act, charterId }: { act: DayAct; charterId: number }) {
  const { number, yachtName, protocol } = act;
  const name = number ?? String(charterId);
  const draw = useMutation({
    mutationFn: () => download(`/api/charters/${charterId}/crew-list?form=persons&format=pdf`, `persons-${name}.pdf`),
    onError: (error) => toast({ variant: 'destructive', title: 'The list wasn’t created', description: reason(error) }),
  });
  const money = moneyOf(act);
  return (
    <ul aria-label={`${dayActLabels[act.act]} of ${yachtName}`} className="flex flex-wrap gap-2">
      {act.act === 'check_in' && (
        <>
          <Way act={act} next="guests" isOpen={lacksGuests(act)} icon={<Users aria-hidden />}>
            {guestListOf(act)}
          </Way>
          <li data-paper="none">
            <button
              type="button"
              disabled={draw.isPending}
              aria-busy={draw.isPending || undefined}
              className={chipLook}
              onClick={() => draw.mutate()}
            >
              {draw.isPending ? <Spinner /> : <Download aria-hidden />}
              Crew list
            </button>
          </li>
        </>
      )}
      <Way act={act} next="handover" isOpen={protocol === 'begun'} icon={<ClipboardCheck aria-hidden />}>
        {dayActLabels[act.act]} {protocolLabels[protocol ?? 'none']}
      </Way>
      <Way act={act} next="payments" isOpen={money !== 'Paid'} icon={<Banknote aria-hidden />}>
        {money}
      </Way>
    </ul>
  );
}

type WayProps = { act: DayAct; next: 'guests' | 'handover' | 'payments'; isOpen: boolean; icon: ReactNode; children: ReactNode };

function Way({ act, next, isOpen, icon, children }: WayProps) {
  return (
    <li>
      <Link {...wayTo(act, next)} className={`${chipLook} ${isOpen ? 'text-amber' : 'text-ink-2'}`}>
        {icon}
        <span className="tnum">{children}</span>
      </Link>
    </li>
  );
}
