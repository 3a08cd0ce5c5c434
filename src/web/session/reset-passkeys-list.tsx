import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Passkey } from '#domain/session/passkey.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { client, reason } from '../platform/api.ts';
import { useNow } from '../platform/now.ts';
import { Button } from '../ui/button.tsx';

/** The passkeys that still open the account after a password reset. They can be removed while the ticket is valid. */
export function ResetPasskeysList({ passkeys, ticket }: { passkeys: Passkey[]; ticket: string }) {
  const [left, setLeft] = useState(passkeys);
  const now = useNow();
  const remove = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async (ids: string[]) => (await client.POST('/api/auth/reset-password/passkeys', { body: { ticket, ids } })).data,
    onSuccess: (answer) => setLeft(answer?.passkeys ?? []),
  });
  return (
    <section aria-labelledby="passkeys" className="border-t px-6 py-5 text-left sm:px-8">
      <h2 id="passkeys" className="font-semibold">
        Passkeys
      </h2>
      <p role="status" className="mt-1 text-ink-2">
        {left.length === 0
          ? 'Your account has no passkeys.'
          : 'These still open your account without the password. Remove any that aren’t yours.'}
      </p>
      {left.length > 0 && (
        <ul className="mt-2 divide-y">
          {left.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className="flex items-center gap-3 py-3">
              <KeyRound aria-hidden className="size-4 shrink-0 text-ink-3" />
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">{name}</p>
                <p className="text-xs text-ink-3">
                  Added {relativeTime(createdAt, now)} · {lastUsedAt ? `last used ${relativeTime(lastUsedAt, now)}` : 'never used'}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={`Remove ${name}`}
                running={remove.isPending && remove.variables.includes(id) && 'Removing'}
                onClick={() => remove.mutate([id])}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {left.length > 1 && (
        <Button className="mt-2" onClick={() => remove.mutate(left.map(({ id }) => id))}>
          Remove all passkeys
        </Button>
      )}
      {remove.isError && (
        <p role="alert" className="mt-3 rounded-lg bg-red-soft px-3 py-2.5 text-red">
          {reason(remove.error)}
        </p>
      )}
    </section>
  );
}
