import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, CalendarSync } from 'lucide-react';
import { useState } from 'react';
import type { CalendarFeed, MadeCalendarFeed } from '#domain/schedule/calendar-feed.ts';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { CompanySelect, ownCompany } from '../../companies/company-select.tsx';
import { client, reason } from '../../platform/api.ts';
import { CompanyOf } from '../../platform/company-of.tsx';
import { useDeletion } from '../../platform/deletion.ts';
import { useNow } from '../../platform/now.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { YachtSelect } from '../../yachts/yacht-select.tsx';
import { CalendarAddressNotice } from './calendar-address-notice.tsx';
import { feedsQuery, useNewAddress, type Target } from './calendars-query.ts';

/** The secret addresses at which calendar programs and portals read the schedule, and a form for a new one. */
export function FeedsPanel({ user }: { user: SessionUser }) {
  const feeds = useQuery(feedsQuery);
  const [revoking, setRevoking] = useState<CalendarFeed | null>(null);
  const make = useNewAddress();
  return (
    <>
      <p className="mt-4 text-ink-2">
        Google, Apple and Outlook can show your schedule and keep it up to date. Anyone who has the secret address can view it, but not
        change anything.
      </p>
      {make.data && <CalendarAddressNotice key={make.data.id} made={make.data} />}
      <Loaded
        query={feeds}
        loading={
          <div className="mt-5 grid gap-2">
            <Skeletons count={2}>
              <Skeleton className="h-16" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry) => <ErrorState title="The calendar feeds couldn’t be loaded" onRetry={retry} />}
        empty={{
          when: (rows) => rows.length === 0,
          show: <p className="mt-5 rounded-lg bg-sunken px-4 py-3 text-ink-2">There are no calendar addresses yet.</p>,
        }}
      >
        {(rows) => (
          <ul aria-label="Calendar feeds" className="mt-5 divide-y rounded-lg border">
            {rows.map((feed) => (
              <FeedRow
                key={feed.id}
                feed={feed}
                withCompany={can(user, 'run-platform')}
                onReplace={() => make.mutate(targetOf(feed))}
                onRevoke={() => setRevoking(feed)}
                busy={make.isPending}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <NewFeed feeds={feeds.data ?? []} user={user} running={make.isPending} onMake={(target) => make.mutate(target)} />
      {revoking && (
        <RevokeDialog feed={revoking} onClose={() => setRevoking(null)} onRevoked={(feed) => make.data?.id === feed.id && make.reset()} />
      )}
    </>
  );
}

type RowProps = { feed: CalendarFeed; withCompany: boolean; busy: boolean; onReplace: () => void; onRevoke: () => void };

function FeedRow({ feed, withCompany, busy, onReplace, onRevoke }: RowProps) {
  const now = useNow();
  const name = nameOf(feed);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {!feed.works && <Badge tone="red">Stopped</Badge>}
        </p>
        <p className="text-xs text-ink-3">
          {withCompany && feed.companyName && `${feed.companyName} · `}
          {feed.lastReadAt ? `Last read ${relativeTime(feed.lastReadAt, now)}` : 'Not read yet'} ·{' '}
          {feed.detail === 'busy' && 'Busy times only, without names · '}
          {feed.works ? `created by ${feed.userName}` : `${feed.userName}, who created it, no longer has an account`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" disabled={busy} aria-label={`New address for ${name}`} onClick={onReplace}>
          New address
        </Button>
        <Button size="sm" variant="ghost" aria-label={`Revoke the address of ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      </div>
    </li>
  );
}

const details = [
  { value: 'full' as const, label: 'Everything in the schedule' },
  { value: 'busy' as const, label: 'Busy times only, without names' },
];
const scopes = [
  { value: 'fleet' as const, label: 'Whole fleet' },
  { value: 'yacht' as const, label: 'One yacht' },
];

function NewFeed({
  feeds,
  user,
  running,
  onMake,
}: {
  feeds: CalendarFeed[];
  user: SessionUser;
  running: boolean;
  onMake: (target: Target) => void;
}) {
  const picks = can(user, 'run-platform');
  const [scope, setScope] = useState<'fleet' | 'yacht'>('fleet');
  const [detail, setDetail] = useState<CalendarFeed['detail']>('full');
  const [company, setCompany] = useState(ownCompany(user));
  const [yacht, setYacht] = useState<SelectOption | null>(null);
  const target: Target | null = scope === 'fleet' ? company && { companyId: company.id, detail } : yacht && { yachtId: yacht.id, detail };
  const alike = feeds.filter((feed) => feed.detail === detail && feed.importId === null);
  const existing =
    scope === 'fleet'
      ? alike.find(({ yachtId, companyId }) => yachtId === null && companyId === company?.id)
      : alike.find(({ yachtId }) => yachtId === yacht?.id);
  return (
    <div className="mt-5 grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Calendar of">{(control) => <Select control={control} value={scope} choices={scopes} onChoose={setScope} />}</Field>
        {scope === 'fleet' && picks && (
          <Field label="Company">{(control) => <CompanySelect control={control} chosen={company} onChoose={setCompany} />}</Field>
        )}
        {scope === 'yacht' && (
          <Field label="Yacht">
            {(control) => (
              <YachtSelect
                control={control}
                chosen={yacht}
                placeholder="Choose a yacht"
                onChoose={(next) => setYacht(next && { id: next.id, label: next.name })}
              />
            )}
          </Field>
        )}
        <Field label="Shows">{(control) => <Select control={control} value={detail} choices={details} onChoose={setDetail} />}</Field>
      </div>
      {existing && (
        <p className="text-xs text-ink-3">
          There is already an address. A new one replaces it, and calendars using the old one stop updating.
        </p>
      )}
      <Button
        variant="primary"
        className="justify-self-start max-sm:w-full"
        disabled={target === null}
        running={running && 'Making'}
        onClick={() => target && onMake(target)}
      >
        {existing ? <CalendarSync aria-hidden /> : <CalendarPlus aria-hidden />}
        {existing ? 'New address' : 'Create address'}
      </Button>
    </div>
  );
}

function RevokeDialog({ feed, onClose, onRevoked }: { feed: CalendarFeed; onClose: () => void; onRevoked: (feed: CalendarFeed) => void }) {
  const revoke = useDeletion({
    of: ['/api/calendar-feeds', feed.id],
    call: () => client.DELETE('/api/calendar-feeds/{id}', { params: { path: { id: feed.id } } }),
    onSuccess: () => {
      toast({ title: 'Address revoked', description: `The calendar of ${nameOf(feed)} is no longer shared.` });
      onRevoked(feed);
    },
    onError: (error) => toast({ variant: 'destructive', title: 'Error', description: `Failed to revoke the address: ${reason(error)}` }),
    onSettled: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Revoke this address?"
      text={
        <>
          Every calendar that shows {nameOf(feed)} through it stops updating. This can't be undone, but you can create a new address at any
          time.
          <CompanyOf record={feed} />
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={revoke.isPending && 'Revoking'} onClick={() => revoke.once()}>
            Revoke address
          </Button>
        </>
      }
    />
  );
}

function targetOf({ yachtId, companyId, detail, importId }: CalendarFeed): Target {
  if (importId !== null) return { importId };
  return yachtId === null ? { companyId: companyId ?? undefined, detail } : { yachtId, detail };
}

/** The name of a calendar: its yacht or the whole fleet. */
function nameOf({ yachtName, importLabel }: CalendarFeed | MadeCalendarFeed): string {
  const whose = yachtName ?? 'Whole fleet';
  return importLabel === null ? whose : `${whose} for ${importLabel}`;
}
