import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { isNeeded, sameType, type StoredDocumentNeed } from '#domain/documents/document-needs.ts';
import type { DocumentMatrix } from '#domain/documents/matrix.ts';
import { commonCompanyDocuments, commonDocuments } from '#domain/documents/words.ts';
import { client } from '../platform/api.ts';
import { usePending } from '../platform/pending-state.ts';
import { tellFailure } from '../platform/records.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { matrixQuery } from './document-query.ts';

type Props = { /** Empty to choose one first. */ type: string; matrix: DocumentMatrix; companyId: number | undefined; onClose: () => void };

/** Who must hold documents of a type: every yacht, with exceptions, some of them, or the company. Each box is saved as it is ticked. */
export function NeedDialog({ type: initialType, matrix, companyId, onClose }: Props) {
  const [type, setType] = useState(initialType);
  const list = useId();
  const typed = type.trim();
  const { needs, choose, isTicked } = useNeeds(typed, matrix, companyId);
  return (
    <Dialog
      open
      onClose={onClose}
      title={initialType ? `Who needs ${initialType}?` : 'Required documents'}
      text="Required documents that aren’t here show as missing, and bookings warn about them."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className="mt-5 grid gap-4">
        {!initialType && (
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
        {typed && (
          <ul className="divide-y">
            <Need
              label="Every yacht"
              isNeeded={isTicked('fleet', null)}
              onTick={(needed) => choose({ of: 'fleet', yachtId: null, needed })}
            />
            {matrix.rows.map(({ yachtId, name }) =>
              yachtId === null ? (
                <Need
                  key="company"
                  label={`${name} itself`}
                  isNeeded={isTicked('company', null)}
                  onTick={(needed) => choose({ of: 'company', yachtId: null, needed })}
                />
              ) : (
                <Need
                  key={yachtId}
                  label={name}
                  isNeeded={isNeeded(needs, { yachtId, type: typed })}
                  onTick={(needed) => choose({ of: 'yacht', yachtId, needed })}
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

type NeedChoice = Pick<StoredDocumentNeed, 'of' | 'yachtId' | 'needed'>;

const mutationKey = ['document needs'];

/** The needs as stored, with pending changes applied; a change that fails falls back by itself. */
function useNeeds(type: string, matrix: DocumentMatrix, companyId: number | undefined) {
  const query = matrixQuery(companyId);
  const queries = useQueryClient();
  const pending = usePending<StoredDocumentNeed>(mutationKey);
  const keep = useMutation({
    mutationKey,
    scope: { id: 'document needs' },
    mutationFn: async (need: StoredDocumentNeed) => client.PUT('/api/document-needs', { body: { ...need, companyId } }),
    // The box stays as it was ticked; the states follow with the matrix.
    onSuccess: (_done, need) => {
      queries.setQueryData(query.queryKey, (current) => current && { ...current, needs: withNeed(current.needs, need) });
    },
    onError: (error) => {
      tellFailure('The requirement couldn’t be changed', error);
      void queries.invalidateQueries(query);
    },
  });
  const needs = pending.reduce(withNeed, matrix.needs);
  return {
    needs,
    choose: (choice: NeedChoice) => keep.mutate({ ...choice, type }),
    isTicked: (of: NeedChoice['of'], yachtId: number | null) =>
      needs.some((need) => need.of === of && need.yachtId === yachtId && need.needed && sameType(need.type) === sameType(type)),
  };
}

function withNeed(needs: StoredDocumentNeed[], choice: StoredDocumentNeed): StoredDocumentNeed[] {
  const isSame = ({ of, yachtId, type }: StoredDocumentNeed) =>
    of === choice.of && yachtId === choice.yachtId && sameType(type) === sameType(choice.type);
  return [...needs.filter((need) => !isSame(need)), choice];
}
