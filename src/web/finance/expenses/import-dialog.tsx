import { useMutation } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ExpenseImport } from '#domain/finance/expense-import.ts';
import { several } from '#domain/shared/words.ts';
import { can } from '#domain/session/permissions.ts';
import { CompanySelect, ownCompany } from '../../companies/company-select.tsx';
import { ApiError, client, reason } from '../../platform/api.ts';
import { encodingOf, textIn, type Encoding } from '../../platform/file-text.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FilePlace } from '../../ui/file-place.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ImportFields, type Reading } from './import-fields.tsx';
import { ImportTable } from './import-table.tsx';

type Asked = Reading & { file: File };
type Chosen = Asked & { csv: string; encoding: Encoding; found: ExpenseImport };

/** Expenses from a file: what it says and what is wrong, line by line, and then all of it or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const [company, setCompany] = useState(ownCompany(user));
  const companyId = can(user, 'run-platform') ? (company?.id ?? null) : undefined;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const look = useLook(companyId);
  const bringIn = useImport(companyId, onClose);
  const problem = look.error ? wordsFor(look.error) : null;

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
            disabled={!chosen || chosen.found.faulty > 0 || look.isPending}
            running={bringIn.isPending && 'Importing'}
            onClick={() => chosen && bringIn.mutate(chosen)}
          >
            {chosen && chosen.found.faulty === 0 ? `Import ${several(chosen.found.lines.length, 'expense')}` : 'Import'}
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
                  look.reset();
                }}
              />
            )}
          </Field>
        )}
        <FilePlace
          accept=".csv,text/csv"
          thing="a CSV file"
          chosen={chosen?.file}
          isReading={look.isPending}
          disabled={bringIn.isPending}
          onFile={take}
        />
        {problem && (
          <p role="alert" className="text-nav text-red">
            {problem}
          </p>
        )}
        {chosen && (
          <ImportFields
            {...chosen}
            {...(look.isPending && look.variables)}
            onChange={(reading) => see({ file: chosen.file, ...reading })}
          />
        )}
        {chosen && !look.isPending && <Verdict found={chosen.found} />}
        {chosen && !look.isPending && <ImportTable found={chosen.found} />}
      </div>
    </Dialog>
  );

  function take(file: File | undefined) {
    if (!file) return;
    setChosen(null);
    see({ file });
  }

  /** Of readings that overtake each other the one asked for last counts. */
  function see(asked: Asked) {
    look.mutate(asked, { onSuccess: setChosen });
  }
}

function Verdict({ found: { lines, faulty } }: { found: ExpenseImport }) {
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
        : `${faulty} of ${several(lines.length, 'line')} can’t be imported yet. Correct the file and choose it again: nothing has been saved.`}
    </p>
  );
}

/** Reads a file, as it seems to be written or as somebody says, and asks the server what it makes of it. */
function useLook(companyId: number | null | undefined) {
  return useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async ({ file, dateOrder, ...said }: Asked): Promise<Chosen> => {
      const bytes = await file.arrayBuffer();
      const encoding = said.encoding ?? encodingOf(bytes);
      const csv = textIn(encoding, bytes);
      const { data } = await client.POST('/api/expenses/import', {
        params: { query: { preview: 'true' } },
        body: { csv, companyId, dateOrder },
      });
      if (!data) throw new Error('The server answered a file without its lines.');
      return { file, csv, encoding, dateOrder, found: data };
    },
  });
}

function useImport(companyId: number | null | undefined, onDone: () => void) {
  // One key for as long as the dialog is open: pressed twice, or tried again after a lost connection, it is imported once.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: ({ csv, dateOrder }: Chosen) =>
      client.POST('/api/expenses/import', { body: { csv, companyId, dateOrder }, headers: { 'Idempotency-Key': once } }),
    onSuccess: ({ data }) => {
      toast({ title: 'Expenses imported', description: `${several(data?.imported ?? 0, 'expense')} in your books.` });
      onDone();
    },
    onError: (error) => toast({ variant: 'destructive', title: 'Error importing expenses', description: reason(error) }),
  });
}

function wordsFor(error: unknown): string {
  return (error instanceof ApiError && error.errors[0]?.message) || reason(error);
}
