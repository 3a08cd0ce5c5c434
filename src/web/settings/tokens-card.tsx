import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Company } from '#domain/companies/company.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import type { ApiToken } from '#domain/team/team.ts';
import { reachLabels, type Reach } from '#domain/team/words.ts';
import { api, client, reason } from '../platform/api.ts';
import { useDeletion } from '../platform/deletion.ts';
import { useNow } from '../platform/now.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';

const TokenDialog = lazy(() => import('./token-dialog.tsx').then((module) => ({ default: module.TokenDialog })));

export function tokensQuery(companyId: number) {
  return api.queryOptions('get', '/api/tokens', { params: { query: { companyId, limit: 100 } } });
}

const reachTones: Record<Reach, Tone> = { read: 'blue', write: 'amber' };

/**
 * Tokens for programs that access a company's records. Each acts on behalf of the person who created it, so only the company's own people
 * can create them.
 */
export function TokensCard({ company, mayMake }: { company: Company; mayMake: boolean }) {
  const tokens = useQuery(tokensQuery(company.id));
  const [making, setMaking] = useState(false);
  return (
    <section aria-labelledby="tokens" className="card">
      <div className="flex flex-wrap items-start justify-between gap-3 px-5 pt-5 pb-3">
        <div className="min-w-48 flex-1">
          <h2 id="tokens" className="text-panel font-semibold">
            API tokens
          </h2>
          <p className="mt-1 text-ink-2">
            For your website or your accountant's software. Tokens have the rights of a user and can't reach people, settings or billing.{' '}
            <a href="/api/docs" className="font-medium text-accent hover:underline">
              How to call the API
            </a>
          </p>
        </div>
        {mayMake && (
          <Button onClick={() => setMaking(true)}>
            <Plus />
            New token
          </Button>
        )}
      </div>
      <Loaded
        query={tokens}
        loading={
          <div className="grid gap-3 px-5 pb-5">
            <Skeletons count={2}>
              <Skeleton className="h-9" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry, error) => <ErrorState title="Tokens couldn't be loaded" text={reason(error)} onRetry={retry} />}
        empty={{ when: (rows) => rows.length === 0, show: <p className="px-5 pb-5 text-ink-3">There are no tokens.</p> }}
      >
        {(rows) => (
          <ul className="divide-y px-5 pb-2">
            {rows.map((token) => (
              <Row key={token.id} token={token} />
            ))}
          </ul>
        )}
      </Loaded>
      {making && (
        <Suspense>
          <TokenDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Row({ token }: { token: ApiToken }) {
  const now = useNow();
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-3">
        <KeyRound className="size-4" />
      </span>
      <div className="min-w-40 flex-1">
        <p className="truncate font-medium">{token.name}</p>
        <p className="text-xs text-ink-3">
          Created by {token.userName} · {token.lastUsedAt ? `last used ${relativeTime(token.lastUsedAt, now)}` : 'never used'}
        </p>
      </div>
      <Badge tone={reachTones[token.reach]}>{reachLabels[token.reach]}</Badge>
      <Button size="sm" variant="ghost" aria-label={`Revoke ${token.name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      {asking && <Revoke token={token} onClose={() => setAsking(false)} />}
    </li>
  );
}

function Revoke({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const revoke = useDeletion({
    of: ['/api/tokens', token.id],
    call: () => client.DELETE('/api/tokens/{id}', { params: { path: { id: token.id } } }),
    onSuccess: () => toast({ title: 'Token revoked', description: `Anything using ${token.name} has lost access.` }),
    onError: (error) => toast({ variant: 'destructive', title: "The token couldn't be revoked", description: reason(error) }),
    onSettled: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Revoke ${token.name}?`}
      text={<p>Anything using it loses access immediately. This can't be undone.</p>}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={revoke.isPending && 'Revoking'} onClick={() => revoke.once()}>
            Revoke token
          </Button>
        </>
      }
    />
  );
}
