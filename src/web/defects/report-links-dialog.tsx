import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReportLink } from '#domain/defects/report-link.ts';
import { api, client, reason } from '../platform/api.ts';
import { CompanyNote, CompanyOf } from '../platform/company-of.tsx';
import { useDates } from '../platform/dates.ts';
import { useDeletion } from '../platform/deletion.ts';
import { tellFailure } from '../platform/records.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';
import { YachtSelect } from '../yachts/yacht-select.tsx';

const limit = 100;
const linksQuery = api.queryOptions('get', '/api/report-links', { params: { query: { limit } } });

type Chosen = { id: number; label: string };
type Made = { yacht: string; address: string };

/** Creates and revokes the report links of yachts. A new link is shown once, as a code to print. */
export function ReportLinksDialog({ onClose }: { onClose: () => void }) {
  const links = useQuery(linksQuery);
  const queries = useQueryClient();
  const [yacht, setYacht] = useState<Chosen | null>(null);
  const make = useMutation({
    mutationFn: async ({ id, label }: Chosen): Promise<Made> => {
      const { data } = await client.POST('/api/report-links', { body: { yachtId: id } });
      return { yacht: label, address: location.origin + (data?.path ?? '') };
    },
    onError: (error) => tellFailure('The link couldn’t be created', error),
    onSettled: () => queries.invalidateQueries(linksQuery),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Report links"
      text="Anyone with a yacht’s link can report defects without an account. A new link replaces the old one."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className="mt-5 grid gap-4">
        {make.data && <MadeLink {...make.data} />}
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Field label="Yacht">
              {(props) => (
                <YachtSelect
                  control={props}
                  chosen={yacht}
                  placeholder="Choose the yacht"
                  onChoose={(next) => setYacht(next && { id: next.id, label: next.name })}
                />
              )}
            </Field>
          </div>
          <Button variant="primary" disabled={!yacht} running={make.isPending && 'Creating'} onClick={() => yacht && make.mutate(yacht)}>
            Create link
          </Button>
        </div>
        <Loaded
          query={links}
          loading={
            <Skeletons count={2}>
              <Skeleton className="h-11" />
            </Skeletons>
          }
          renderFailed={(retry, error) => <ErrorState title="Error loading report links" text={reason(error)} onRetry={retry} />}
          empty={{ when: (rows) => rows.length === 0, show: <p className="text-nav text-ink-3">No yacht has a link yet.</p> }}
        >
          {(rows) => (
            <>
              <ul className="divide-y">
                {rows.map((link) => (
                  <LinkRow key={link.id} link={link} />
                ))}
              </ul>
              {rows.length === limit && <p className="text-xs text-ink-3">Showing the first {limit}.</p>}
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

/** Dark on light in every theme, because not every camera reads it inverted. */
function MadeLink({ yacht, address }: Made) {
  const code = generate(address);
  const side = code.size + 8;
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border p-4">
      <p className="font-medium">{yacht}</p>
      <svg
        role="img"
        aria-label={`QR code of the report link of ${yacht}`}
        viewBox={`-4 -4 ${side} ${side}`}
        shapeRendering="crispEdges"
        className="size-44 rounded-lg border bg-white"
      >
        <path d={toSvgPath(code)} className="fill-black" />
      </svg>
      <Field label="Address" hint="Copy or print it now: it won’t be shown again" className="w-full">
        {(props) => <Input {...props} readOnly value={address} onFocus={({ target }) => target.select()} />}
      </Field>
    </div>
  );
}

function LinkRow({ link }: { link: ReportLink }) {
  const { id, yachtName, userName, lastUsedAt, createdAt } = link;
  const dates = useDates();
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const revoke = useDeletion({
    of: ['/api/report-links', id],
    call: () => client.DELETE('/api/report-links/{id}', { params: { path: { id } } }),
    onSuccess: () => {
      toast({ title: 'Link revoked', description: `The report link for ${yachtName} no longer works.` });
      setAsks(false);
    },
    onError: (error) => tellFailure('The link couldn’t be revoked', error),
    onSettled: () => queries.invalidateQueries(linksQuery),
  });
  return (
    <li className="flex min-h-11 items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{yachtName}</p>
        <p className="truncate text-xs text-ink-3">
          By {userName}, {dates.day(createdAt)} · {lastUsedAt ? `last used ${dates.moment(lastUsedAt)}` : 'not used yet'}
          <CompanyNote record={link} />
        </p>
      </div>
      <Button variant="ghost" size="iconSmall" aria-label={`Revoke the link of ${yachtName}`} title="Revoke" onClick={() => setAsks(true)}>
        <Trash2 />
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`Revoke the link of ${yachtName}?`}
        text={
          <>
            The code posted aboard stops working right away.
            <CompanyOf record={link} />
          </>
        }
        actions={
          <>
            <Button onClick={() => setAsks(false)}>Cancel</Button>
            <Button variant="danger" running={revoke.isPending && 'Revoking'} onClick={() => revoke.once()}>
              Revoke link
            </Button>
          </>
        }
      />
    </li>
  );
}
