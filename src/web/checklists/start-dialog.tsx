import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedChecklist } from '#domain/checklists/checklist.ts';
import { reason } from '../platform/api.ts';
import { Field } from '../ui/field.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { yachtQuery } from '../yachts/yacht-query.ts';
import { YachtSelect } from '../yachts/yacht-select.tsx';
import { StartRunForm } from './start-run-form.tsx';

type Props = { checklist: ListedChecklist; yachtId: number | undefined; onClose: () => void };

/** Asks on which yacht to run a checklist, and opens the run. */
export function StartDialog({ checklist, yachtId, onClose }: Props) {
  const of = checklist.yachtId ?? yachtId;
  const [picked, setPicked] = useState<SelectOption | null | undefined>();
  const usual = useQuery({ ...yachtQuery(of ?? 0), enabled: of !== undefined });
  const yacht = picked === undefined ? (usual.data ? { id: usual.data.id, label: usual.data.name } : null) : picked;
  return (
    <StartRunForm
      title={`Start ${checklist.name}`}
      checklist={checklist}
      run={{ checklistId: checklist.id, yachtId: yacht?.id ?? 0 }}
      onClose={onClose}
    >
      {(error) => (
        <>
          {checklist.yachtId === null ? (
            <Field label="Yacht" required error={error ? reason(error) : undefined}>
              {(control) => (
                <YachtSelect
                  control={control}
                  chosen={yacht}
                  placeholder="Choose the yacht"
                  onChoose={(chosen) => setPicked(chosen && { id: chosen.id, label: chosen.name })}
                />
              )}
            </Field>
          ) : (
            <p>On {checklist.yachtName}.</p>
          )}
          {checklist.yachtId !== null && error !== null && (
            <p role="alert" className="text-red">
              {reason(error)}
            </p>
          )}
        </>
      )}
    </StartRunForm>
  );
}
