import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2, Unlink } from 'lucide-react';
import { useState } from 'react';
import type { Charter } from '#domain/desk/charter.ts';
import type { LinkKind } from '#domain/desk/contract-words.ts';
import { several } from '#domain/shared/words.ts';
import { client, reason } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { useDeletion } from '../../platform/deletion.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';

const words: Record<LinkKind, { title: string; none: string }> = {
  customer: {
    title: 'Link for the customer',
    none: 'Quotes and contracts are emailed with the customer’s own link. You can also copy one.',
  },
  guests: {
    title: 'Link for guests',
    none: 'Guests use it to fill in their own names and documents. It shows no price or contract, so the customer can share it.',
  },
};

type Props = { charter: Charter; kind: LinkKind; mayWrite: boolean };

/** The link that gives somebody without an account access to a charter: how often it was opened, a new one, and revoking it. */
export function LinksSection({ charter, kind, mayWrite }: Props) {
  const dates = useDates();
  const [address, setAddress] = useState<string>();
  const link = charter.links.find((each) => each.kind === kind);
  const make = useLink(charter, kind, setAddress);
  const { title, none } = words[kind];
  return (
    <section aria-labelledby={`link-${kind}`} className="grid gap-2 border-t pt-4">
      <h3 id={`link-${kind}`} className="text-panel font-semibold">
        {title}
      </h3>
      <p className="text-ink-2">
        {link
          ? `${link.openedAt ? `Opened ${several(link.opens, 'time')}, first on ${dates.moment(link.openedAt)}` : 'Not opened yet'}. It works until ${dates.day(link.expiresAt)}.`
          : none}
      </p>
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" running={make.making && 'One moment'} onClick={make.run}>
            <Link2 aria-hidden />
            {link ? 'New link' : 'Copy link'}
          </Button>
          {link && (
            <Button size="sm" running={make.ending && 'Ending'} onClick={make.end}>
              <Unlink aria-hidden />
              End link
            </Button>
          )}
        </div>
      )}
      <Dialog
        open={address !== undefined}
        onClose={() => setAddress(undefined)}
        title={title}
        text="It won't be shown again. Anyone who has it can open it. The previous link no longer works."
        actions={
          <>
            <Button onClick={() => setAddress(undefined)}>Close</Button>
            <Button variant="primary" onClick={() => copy(address ?? '')}>
              Copy link
            </Button>
          </>
        }
      >
        <Input aria-label="Link" readOnly value={address ?? ''} className="mt-4" onFocus={({ target }) => target.select()} />
      </Dialog>
    </section>
  );
}

function copy(address: string) {
  void navigator.clipboard.writeText(address).then(
    () => toast({ title: 'Link copied', description: 'Paste it into your message.' }),
    () =>
      toast({
        variant: 'destructive',
        title: "Couldn't copy to the clipboard",
        description: 'Select and copy the address.',
      }),
  );
}

function onError(error: unknown) {
  toast({ variant: 'destructive', title: "The link wasn't changed", description: reason(error) });
}

function useLink({ id }: Charter, kind: LinkKind, onMade: (address: string) => void) {
  const queries = useQueryClient();
  const params = { path: { id } };
  const onSettled = () => void queries.invalidateQueries({ queryKey: ['get'] });
  const making = useMutation({
    mutationFn: async () => (await client.POST('/api/charters/{id}/links', { params, body: { kind } })).data?.path ?? '',
    onSuccess: (path) => onMade(`${location.origin}${path}`),
    onError,
    onSettled,
  });
  const ending = useDeletion({
    of: [`/api/charters/links/${kind}`, id],
    call: () => client.DELETE('/api/charters/{id}/links', { params: { ...params, query: { kind } } }),
    onSuccess: () => toast({ title: 'Link ended', description: 'The link no longer works.' }),
    onError,
    onSettled,
  });
  return { run: () => making.mutate(), end: () => ending.once(), making: making.isPending, ending: ending.isPending };
}
