import { KeyRound, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Passkey } from '#domain/session/passkey.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { api, client, reason } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { useDeletion } from '../platform/deletion.ts';
import { useNow } from '../platform/now.ts';
import { hasNoName, passkeysWork } from '../session/passkey-words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';

const PasskeyDialog = lazy(() => import('./passkey-dialog.tsx').then((module) => ({ default: module.PasskeyDialog })));

/** The passkeys of this account. */
export function PasskeysCard() {
  const passkeys = api.useQuery('get', '/api/profile/passkeys');
  const [adding, setAdding] = useState(false);
  return (
    <section aria-labelledby="passkeys" className="card">
      <div className="flex flex-wrap items-start justify-between gap-3 px-5 pt-5 pb-3">
        <div className="min-w-56 flex-1">
          <h2 id="passkeys" className="text-panel font-semibold">
            Passkeys
          </h2>
          <p className="mt-1 text-ink-2">
            Sign in with your fingerprint, your face or your device's PIN. A passkey replaces password and code, and can't be phished.
          </p>
          {!passkeysWork() && <NotHere />}
        </div>
        {passkeysWork() && (
          <Button onClick={() => setAdding(true)}>
            <Plus />
            Add a passkey
          </Button>
        )}
      </div>
      <Loaded
        query={passkeys}
        loading={
          <div className="grid gap-3 px-5 pb-5">
            <Skeletons count={1}>
              <Skeleton className="h-9" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry, error) => <ErrorState title="Your passkeys couldn't be loaded" text={reason(error)} onRetry={retry} />}
        empty={{ when: (rows) => rows.length === 0, show: <p className="px-5 pb-5 text-ink-3">You don’t have a passkey yet.</p> }}
      >
        {(rows) => (
          <ul className="divide-y px-5 pb-2">
            {rows.map((passkey) => (
              <Row key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
      </Loaded>
      {adding && (
        <Suspense>
          <PasskeyDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** Why passkeys can't be created here, and on a local machine, where they can. */
function NotHere() {
  if (!hasNoName) return <p className="mt-2 text-ink-3">This browser doesn't support passkeys.</p>;
  const byName = `${location.protocol}//localhost:${location.port}/profile`;
  return (
    <p className="mt-2 text-ink-3">
      Passkeys need a domain name, and this page was opened by its IP address.
      {location.hostname === '127.0.0.1' && (
        <>
          {' '}
          Open it at{' '}
          <a href={byName} className="font-medium text-accent hover:underline">
            {byName}
          </a>{' '}
          instead.
        </>
      )}
    </p>
  );
}

function Row({ passkey }: { passkey: Passkey }) {
  const dates = useDates();
  const now = useNow();
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex items-center gap-3 py-3">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-3">
        <KeyRound className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{passkey.name}</p>
        <p className="truncate text-xs text-ink-3">
          Added {dates.day(passkey.createdAt)} · {passkey.lastUsedAt ? `last used ${relativeTime(passkey.lastUsedAt, now)}` : 'never used'}
        </p>
      </div>
      <Button variant="ghost" size="sm" aria-label={`Remove ${passkey.name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      {asking && <Remove passkey={passkey} onClose={() => setAsking(false)} />}
    </li>
  );
}

function Remove({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useDeletion({
    of: ['/api/profile/passkeys', passkey.id],
    call: () => client.DELETE('/api/profile/passkeys/{id}', { params: { path: { id: passkey.id } } }),
    onSuccess: () => toast({ title: 'Passkey removed', description: `You can no longer sign in with ${passkey.name}.` }),
    onError: (error) => toast({ variant: 'destructive', title: "The passkey wasn't removed", description: reason(error) }),
    onSettled: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Remove ${passkey.name}?`}
      text={<p>You can no longer sign in with it. Your device keeps offering it until you delete it there too.</p>}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={remove.isPending && 'Removing'} onClick={() => remove.once()}>
            Remove passkey
          </Button>
        </>
      }
    />
  );
}
