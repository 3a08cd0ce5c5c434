import { useMutation } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ExpenseImport } from '#domain/finance/expense-import.ts';
import { several } from '#domain/shared/words.ts';
import { can } from '#domain/session/permissions.ts';
import { CompanySelect, ownCompany } from '../../companies/company-select.tsx';
import { ApiError, client, incompleteResponse, reason } from '../../platform/api.ts';
import { encodingOf, textIn, type Encoding } from '../../platform/file-text.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FilePlace } from '../../ui/file-place.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ImportFields, type Reading } from './import-fields.tsx';
import { ImportTable } from './import-table.tsx';

type FileReading = Reading & { file: File };
type Chosen = FileReading & { csv: string; encoding: Encoding; preview: ExpenseImport };

/** Imports expenses from a file: previews each line with its faults, then imports all lines or none. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const [company, setCompany] = useState(ownCompany(user));
  const companyId = can(user, 'run-platform') ? (company?.id ?? null) : undefined;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const checking = useChecking(companyId);
  const bringIn = useImport(companyId);
  const problem = checking.error ? wordsFor(checking.error) : null;

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Import expenses"
      text="A CSV file with the columns Date, Category, Description, Amount and Currency. An export of this page has all of them. Nothing is saved until every line is valid."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!chosen || chosen.preview.faulty > 0 || checking.isPending}
            running={bringIn.isPending && 'Importing'}
            onClick={() => chosen && bringIn.mutate(chosen, { onSuccess: onClose })}
          >
            {chosen && chosen.preview.faulty === 0 ? `Import ${several(chosen.preview.lines.length, 'expense')}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {can(user, 'run-platform') && (
          <Field label="Company" required>
            {(control) => (
              <CompanySelect
                control={control}
                chosen={company}
                onChoose={(next) => {
                  setCompany(next);
                  setChosen(null);
                  checking.reset();
                }}
              />
            )}
          </Field>
        )}
        <FilePlace
          accept=".csv,text/csv"
          thing="a CSV file"
          chosen={chosen?.file}
          isReading={checking.isPending}
          disabled={bringIn.isPending}
          onFile={choose}
        />
        {problem && (
          <p role="alert" className="text-nav text-red">
            {problem}
          </p>
        )}
        {chosen && (
          <ImportFields
            {...chosen}
            {...(checking.isPending && checking.variables)}
            onChange={(reading) => read({ file: chosen.file, ...reading })}
          />
        )}
        {chosen && !checking.isPending && <Verdict preview={chosen.preview} />}
        {chosen && !checking.isPending && <ImportTable preview={chosen.preview} />}
      </div>
    </Dialog>
  );

  function choose(file: File | undefined) {
    if (!file) return;
    setChosen(null);
    read({ file });
  }

  /** Of overlapping requests only the last one counts. */
  function read(reading: FileReading) {
    checking.mutate(reading, { onSuccess: setChosen });
  }
}

function Verdict({ preview: { lines, faulty } }: { preview: ExpenseImport }) {
  const good = faulty === 0;
  const Icon = good ? CircleCheck : TriangleAlert;
  return (
    <p
      role="status"
      className={`flex items-start gap-2 rounded-lg px-3 py-2.5 text-nav ${good ? 'bg-green-soft text-green' : 'bg-amber-soft text-amber'}`}
    >
      <Icon aria-hidden className="mt-px size-4 shrink-0" />
      {good
        ? `${several(lines.length, 'line')}, no problems found.`
        : `${faulty} of ${several(lines.length, 'line')} ${faulty === 1 ? 'needs' : 'need'} another look. Correct the file and choose it again: nothing has been saved.`}
    </p>
  );
}

/** Decodes a file as detected or chosen, and asks the server for a preview. */
function useChecking(companyId: number | null | undefined) {
  return useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async ({ file, dateOrder, ...chosen }: FileReading): Promise<Chosen> => {
      const bytes = await file.arrayBuffer();
      const encoding = chosen.encoding ?? encodingOf(bytes);
      const csv = textIn(encoding, bytes);
      const { data } = await client.POST('/api/expenses/import', {
        params: { query: { preview: 'true' } },
        body: { csv, companyId, dateOrder },
      });
      if (!data) throw incompleteResponse();
      return { file, csv, encoding, dateOrder, preview: data };
    },
  });
}

function useImport(companyId: number | null | undefined) {
  // One key for as long as the dialog is open, so that pressing twice, or retrying after a lost connection, imports the file once.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: ({ csv, dateOrder }: Chosen) =>
      client.POST('/api/expenses/import', { body: { csv, companyId, dateOrder }, headers: { 'Idempotency-Key': once } }),
    onSuccess: ({ data }) => {
      toast({ title: 'Expenses imported', description: `${several(data?.imported ?? 0, 'expense')} in your books.` });
    },
    onError: (error) => toast({ variant: 'destructive', title: 'Error importing expenses', description: reason(error) }),
  });
}

function wordsFor(error: unknown): string {
  return (error instanceof ApiError && error.errors[0]?.message) || reason(error);
}
