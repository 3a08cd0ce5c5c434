import { useQueryClient } from '@tanstack/react-query';
import { Laptop, LogOut, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { OpenSession } from '#domain/session/profile.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { api, client, reason } from '../platform/api.ts';
import { useDeletion } from '../platform/deletion.ts';
import { useNow } from '../platform/now.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';

const sessionsQuery = api.queryOptions('get', '/api/profile/sessions');

/** The open sessions, which can be ended. */
export function SessionsCard() {
  const sessions = api.useQuery('get', '/api/profile/sessions', undefined, { staleTime: 0 });
  const [asking, setAsking] = useState(false);
  const others = sessions.data?.filter(({ current }) => !current).length ?? 0;
  return (
    <section aria-labelledby="sessions" className="card">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-5 pb-3">
        <h2 id="sessions" className="text-panel font-semibold">
          Where you're signed in
        </h2>
        {others > 0 && (
          <Button size="sm" onClick={() => setAsking(true)}>
            Sign out everywhere else
          </Button>
        )}
      </div>
      <Loaded
        query={sessions}
        loading={
          <div className="grid gap-4 px-5 pb-5">
            <Skeletons count={2}>
              <Skeleton className="h-9" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry, error) => <ErrorState title="Your sessions couldn't be loaded" text={reason(error)} onRetry={retry} />}
      >
        {(rows) => (
          <ul className="divide-y px-5 pb-2">
            {rows.map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
      {asking && <SignOutElsewhere others={others} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Row({ session }: { session: OpenSession }) {
  const now = useNow();
  const end = useEnding(
    session.id,
    () => client.DELETE('/api/profile/sessions/{id}', { params: { path: { id: session.id } } }),
    `Signed out of ${session.device}.`,
  );
  const Icon = /iPhone|iPad|Android/.test(session.device) ? Smartphone : Laptop;
  return (
    <li className="flex items-center gap-3 py-3">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-3">
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{session.device}</p>
        <p className="text-xs text-ink-3 max-sm:wrap-anywhere sm:truncate">
          Last used {relativeTime(session.lastUsedAt, now)}
          {session.ip && ` · ${session.ip}`}
        </p>
      </div>
      {session.current ? (
        <Badge tone="green">This device</Badge>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Sign out of ${session.device}, last used ${relativeTime(session.lastUsedAt, now)}`}
          running={end.isPending && 'Signing out'}
          onClick={() => end.once()}
        >
          <LogOut />
          Sign out
        </Button>
      )}
    </li>
  );
}

function SignOutElsewhere({ others, onClose }: { others: number; onClose: () => void }) {
  const end = useEnding('others', () => client.DELETE('/api/profile/sessions'), 'You are signed out everywhere else.', onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Sign out everywhere else?"
      text={<p>{others === 1 ? 'One other device has' : `${others} other devices have`} to sign in again. This one stays signed in.</p>}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={end.isPending && 'Signing out'} onClick={() => end.once()}>
            Sign out everywhere else
          </Button>
        </>
      }
    />
  );
}

function useEnding(which: OpenSession['id'] | 'others', call: () => Promise<unknown>, done: string, onSettled?: () => void) {
  const queries = useQueryClient();
  return useDeletion({
    of: ['/api/profile/sessions', which],
    meta: { changesNoRecord: true },
    call,
    onSuccess: () => toast({ title: 'Signed out', description: done }),
    onError: (error) => toast({ variant: 'destructive', title: "That didn't work", description: reason(error) }),
    onSettled: () => {
      void queries.invalidateQueries(sessionsQuery);
      onSettled?.();
    },
  });
}
