import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import type { LinkPage } from '#domain/desk/link-page.ts';
import { client, reason } from '../platform/api.ts';
import { useLinkDates } from '../platform/link-days.ts';
import { Button } from '../ui/button.tsx';
import { charterLinkQuery, withLink } from './charter-link-query.ts';

/** Until when the yacht is held for the reader of the quote, or a button to have her held, which needs no contract. */
export function HoldSection({ token, page: { charter, company } }: { token: string; page: LinkPage }) {
  const queries = useQueryClient();
  const dates = useLinkDates(company);
  const { queryKey } = charterLinkQuery(token);
  const hold = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async () => (await client.POST('/api/charter-link/hold', { headers: withLink(token) })).data as LinkPage,
    onSuccess: (held) => queries.setQueryData(queryKey, held),
  });
  const { optionUntil, mayHold, yachtName } = charter;
  if (optionUntil)
    return (
      <p role="status" className="card flex items-start gap-2 p-5 sm:px-6">
        <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          {yachtName} is held for you until {dates.moment(optionUntil)}.
        </span>
      </p>
    );
  if (!mayHold) return null;
  return (
    <section aria-labelledby="hold" className="card grid gap-3 p-5 sm:px-6">
      <h2 id="hold" className="text-page font-semibold">
        Need time to decide?
      </h2>
      <p className="text-ink-2">
        {company.name} holds {yachtName} for you for a while, without obligation and without a contract.
      </p>
      {hold.isError && (
        <p role="alert" className="rounded-lg bg-red-soft px-3 py-2.5 text-red">
          {reason(hold.error)}
        </p>
      )}
      <Button size="lg" running={hold.isPending && 'Holding'} onClick={() => hold.mutate()}>
        Hold these dates
      </Button>
    </section>
  );
}
