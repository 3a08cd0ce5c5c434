import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { isNeeded, sameType } from '#domain/documents/document-needs.ts';
import type { DocumentMatrix } from '#domain/documents/matrix.ts';
import { commonCompanyDocuments, commonDocuments } from '#domain/documents/words.ts';
import { client } from '../platform/api.ts';
import { tellFailure } from '../platform/records.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { matrixQuery } from './document-query.ts';

type Props = { /** Empty to choose one first. */ type: string; matrix: DocumentMatrix; onClose: () => void };

/** Who must hold documents of a type: every yacht, with exceptions, some of them, or the company. Each box is kept as it is ticked. */
export function NeedDialog({ type: asked, matrix, onClose }: Props) {
  const [type, setType] = useState(asked);
  const list = useId();
  const written = type.trim();
  const { say, isSaid } = useNeeds(written, matrix);
  return (
    <Dialog
      open
      onClose={onClose}
      title={asked ? `Who needs ${asked}?` : 'What is needed'}
      text="What is needed and not there shows as missing, and bookings tell of it."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className="mt-5 grid gap-4">
        {!asked && (
          <Field label="Document" hint="Choose a common one or type your own">
            {(props) => (
              <>
                <Input
                  {...props}
                  list={list}
                  value={type}
                  maxLength={120}
                  placeholder="Insurance policy"
                  autoComplete="off"
                  onChange={({ target }) => setType(target.value)}
                />
                <datalist id={list}>
                  {[...new Set([...matrix.types, ...commonDocuments, ...commonCompanyDocuments])].map((each) => (
                    <option key={each}>{each}</option>
                  ))}
                </datalist>
              </>
            )}
          </Field>
        )}
        {written && (
          <ul className="divide-y">
            <Need label="Every yacht" isNeeded={isSaid('fleet', null)} onTick={(needed) => say({ of: 'fleet', yachtId: null, needed })} />
            {matrix.rows.map(({ yachtId, name, companyId }) =>
              yachtId === null ? (
                <Need
                  key={`company ${companyId}`}
                  label={`${name} itself`}
                  isNeeded={isSaid('company', null)}
                  onTick={(needed) => say({ of: 'company', yachtId: null, needed })}
                />
              ) : (
                <Need
                  key={yachtId}
                  label={name}
                  isNeeded={isNeeded(matrix.needs, { yachtId, type: written })}
                  onTick={(needed) => say({ of: 'yacht', yachtId, needed })}
                />
              ),
            )}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function Need({ label, isNeeded: needed, onTick }: { label: string; isNeeded: boolean; onTick: (needed: boolean) => void }) {
  return (
    <li>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-4 accent-(--accent)" checked={needed} onChange={({ target }) => onTick(target.checked)} />
        {label}
      </label>
    </li>
  );
}

type Said = { of: 'fleet' | 'yacht' | 'company'; yachtId: number | null; needed: boolean };

function useNeeds(type: string, { needs }: DocumentMatrix) {
  const queries = useQueryClient();
  const keep = useMutation({
    scope: { id: 'document needs' },
    mutationFn: async (said: Said) => client.PUT('/api/document-needs', { body: { ...said, type } }),
    // The box says at once what was said; whether all are in order follows with the matrix.
    onMutate: async (said) => {
      await queries.cancelQueries(matrixQuery);
      queries.setQueryData(matrixQuery.queryKey, (shown) => {
        const others = shown?.needs.filter(
          (need) => !(need.of === said.of && need.yachtId === said.yachtId && sameType(need.type) === sameType(type)),
        );
        return shown && { ...shown, needs: [...(others ?? []), { ...said, type }] };
      });
    },
    onError: (error) => tellFailure('What is needed couldn’t be changed', error),
    onSettled: () => queries.invalidateQueries(matrixQuery),
  });
  return {
    say: (said: Said) => keep.mutate(said),
    isSaid: (of: Said['of'], yachtId: number | null) =>
      needs.some((need) => need.of === of && need.yachtId === yachtId && need.needed && sameType(need.type) === sameType(type)),
  };
}
