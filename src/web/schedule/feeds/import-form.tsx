import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { ApiError, client, reason } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Input } from '../../ui/input.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { YachtSelect } from '../../yachts/yacht-select.tsx';
import { addedToast } from './import-words.ts';

const nothing = { label: '', url: '' };
type Faults = Partial<Record<'yachtId' | 'label' | 'url' | 'ics', string>>;

/** Reads a calendar from a file. */
export async function putFile(id: number, file: File) {
  return client.PUT('/api/calendar-imports/{id}/file', { params: { path: { id } }, body: { ics: await file.text() } });
}

export type NewImport = ReturnType<typeof useNewImport>;

/** What is typed for a new incoming calendar, and how it is added. The dialog keeps it, so that it is still there after another tab. */
export function useNewImport() {
  const [yacht, setYacht] = useState<SelectOption | null>(null);
  const [values, setValues] = useState(nothing);
  const [missing, setMissing] = useState<Faults>({});
  // Pressing again after a lost answer adds one calendar only: the key changes once there is an answer.
  const [once, setOnce] = useState(() => crypto.randomUUID());
  const add = useMutation({
    mutationFn: async ({ yachtId, file }: { yachtId: number; file: File | null }) => {
      const body = { yachtId, label: values.label, url: file ? null : values.url };
      const { data: made } = await client.POST('/api/calendar-imports', { body, headers: { 'Idempotency-Key': once } });
      setOnce(crypto.randomUUID());
      const path = { params: { path: { id: made?.id ?? 0 } } };
      // The calendar is there without this answer too, and will be read.
      if (!file) return client.POST('/api/calendar-imports/{id}/refresh', path).catch(() => ({ data: made }));
      try {
        return await putFile(path.params.path.id, file);
      } catch (error) {
        // Without its file there is nothing to keep.
        await client.DELETE('/api/calendar-imports/{id}', path);
        throw error;
      }
    },
    onSuccess: ({ data }) => {
      setValues(nothing);
      setYacht(null);
      if (data) toast(addedToast(data));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'idempotency_key_reused') setOnce(crypto.randomUUID());
      if (Object.keys(faultsOf(error)).length === 0) toast({ variant: 'destructive', title: 'Error', description: reason(error) });
    },
  });
  const faults = { ...faultsOf(add.error), ...missing };
  const send = (file: File | null) => {
    add.reset();
    const left = {
      ...(!yacht && { yachtId: 'Please choose a yacht' }),
      ...(!file && !values.url.trim() && { url: 'Please enter the address of a calendar, or choose a file' }),
    };
    setMissing(left);
    if (yacht && Object.keys(left).length === 0) add.mutate({ yachtId: yacht.id, file });
  };
  const isTyped = yacht !== null || values.label !== '' || values.url !== '';
  return { yacht, setYacht, values, setValues, isTyped, faults, send, isAdding: add.isPending };
}

/** Adds an incoming calendar from an address, which is read at once, or from a file. */
export function ImportForm({ entry: { yacht, setYacht, values, setValues, faults, send, isAdding } }: { entry: NewImport }) {
  return (
    <form
      noValidate
      aria-label="New calendar"
      className="mt-5 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send(null);
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Yacht" required error={faults.yachtId}>
          {(control) => (
            <YachtSelect
              control={control}
              chosen={yacht}
              placeholder="Choose a yacht"
              onChoose={(next) => setYacht(next && { id: next.id, label: next.name })}
            />
          )}
        </Field>
        <Field label="Portal or partner" required error={faults.label}>
          {(control) => (
            <Input
              {...control}
              value={values.label}
              autoComplete="off"
              placeholder="Click&Boat"
              onChange={(event) => setValues({ ...values, label: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Address of its calendar"
          className="sm:col-span-full"
          error={faults.url ?? faults.ics}
          hint="An iCal address, as portals show it under “export calendar”."
        >
          {(control) => (
            <Input
              {...control}
              type="url"
              value={values.url}
              autoComplete="off"
              placeholder="https://"
              onChange={(event) => setValues({ ...values, url: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" className="max-sm:w-full" running={isAdding && 'Reading'}>
          <CalendarPlus aria-hidden />
          Add calendar
        </Button>
        <FileButton accept=".ics,text/calendar" disabled={isAdding} onFile={(file) => file && send(file)}>
          From a file
        </FileButton>
      </div>
    </form>
  );
}

function faultsOf(error: unknown): Faults {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.map(({ path, message }) => [path, message]));
}
