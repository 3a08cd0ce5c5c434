import { useMutation } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BankAccount, StatementRead } from '#domain/finance/bank.ts';
import { several } from '#domain/shared/words.ts';
import { ApiError, client, incompleteResponse, reason } from '../../platform/api.ts';
import { CompanyOf } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { encodingOf, textIn } from '../../platform/file-text.ts';
import { tellFailure } from '../../platform/records.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FilePlace } from '../../ui/file-place.tsx';
import { toast } from '../../ui/toast-store.ts';
import { StatementFields, type Reading } from './statement-fields.tsx';

type Content = { content: string; encoding: 'text' | 'base64' };
type FileReading = Reading & { file: File };
type Chosen = FileReading & Content & { preview: StatementRead };
type Props = { account: BankAccount; /** A file that was dropped on the page. */ dropped: File | null; onClose: () => void };

/** Previews a bank file, lets its columns be corrected, and imports each line once. */
export function StatementDialog({ account, dropped, onClose }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const checking = useChecking(account);
  const store = useStoring(account);
  const problem = checking.error
    ? (checking.error instanceof ApiError && checking.error.errors[0]?.message) || reason(checking.error)
    : null;
  const chooseDropped = useEffectEvent(() => choose(dropped ?? undefined));
  useEffect(() => chooseDropped(), []);
  const isGood = chosen !== null && chosen.preview.faults.length === 0;
  const fresh = chosen?.preview.lines ?? 0;

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Import into ${account.name}`}
      text="CAMT.053 (also zipped) or CSV, whichever your bank offers. Files may overlap: lines already imported are skipped."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!isGood || fresh === 0 || checking.isPending}
            running={store.isPending && 'Importing'}
            onClick={() => chosen && store.mutate(chosen, { onSuccess: onClose })}
          >
            {isGood && fresh > 0 ? `Import ${several(fresh, 'line')}` : 'Import'}
          </Button>
        </>
      }
    >
      <div
        className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          event.stopPropagation();
          choose(event.dataTransfer.files[0]);
        }}
      >
        <CompanyOf record={account} className="-mt-2 text-xs text-ink-3" />
        <FilePlace
          accept=".xml,.zip,.csv,.txt,text/csv,text/xml,application/xml,application/zip"
          thing="a file"
          chosen={chosen?.file}
          isReading={checking.isPending}
          disabled={store.isPending}
          onFile={choose}
        />
        {problem && (
          <p role="alert" className="text-nav text-red">
            {problem}
          </p>
        )}
        {chosen && !checking.isPending && <Verdict preview={chosen.preview} />}
        {chosen && chosen.preview.columns.length > 0 && (
          <StatementFields
            key={`${chosen.file.name} ${chosen.preview.columns.join()}`}
            preview={chosen.preview}
            reading={checking.isPending ? checking.variables : chosen}
            onChange={(reading) => read({ file: chosen.file, ...reading })}
          />
        )}
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

/** What the file brings, what is odd about it, and what can't be read. */
function Verdict({ preview }: { preview: StatementRead }) {
  const dates = useDates();
  const { lines, known, pending, certain, from, to, accounts, notes, faults } = preview;
  if (faults.length > 0)
    return (
      <Notice tone="amber">
        {faults[0]?.column
          ? `${several(faults.length, 'cell')} can’t be read. Nothing is imported until every cell can be.`
          : `${faults[0]?.message}.`}
        {faults[0]?.column && (
          <ul className="mt-1 list-disc pl-4">
            {faults.slice(0, 5).map(({ line, column, message }) => (
              <li key={`${line} ${column}`}>
                Line {line}, {column}: {message}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    );
  const days = from && to ? (from === to ? dates.calendarDay(from) : `${dates.calendarDay(from)} to ${dates.calendarDay(to)}`) : '';
  return (
    <>
      <Notice tone="green">
        {lines === 0
          ? known === 0
            ? 'This file has no booked lines.'
            : `Nothing new: ${several(known, 'line is', 'lines are')} already imported.`
          : `${several(lines, 'new line')} (${days})${certain > 0 ? `, ${certain} certain` : ''}.${known > 0 ? ` ${several(known, 'line is', 'lines are')} already imported.` : ''}`}
        {pending > 0 && ` ${several(pending, 'entry isn’t', 'entries aren’t')} booked yet and will come with a later file.`}
        {accounts.length > 1 && (
          <ul className="mt-1 list-disc pl-4">
            {accounts.map((account) => (
              <li key={account.accountId}>
                {account.name}: {several(account.lines, 'new line') ?? 'nothing new'}
              </li>
            ))}
          </ul>
        )}
      </Notice>
      {notes.map((note) => (
        <Notice key={note} tone="amber">
          {note}
        </Notice>
      ))}
    </>
  );
}

function Notice({ tone, children }: { tone: 'green' | 'amber'; children: React.ReactNode }) {
  const Icon = tone === 'green' ? CircleCheck : TriangleAlert;
  return (
    <div
      role="status"
      className={`flex items-start gap-2 rounded-lg px-3 py-2.5 text-nav ${tone === 'green' ? 'bg-green-soft text-green' : 'bg-amber-soft text-amber'}`}
    >
      <Icon aria-hidden className="mt-px size-4 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** The content of a file: an archive as base64, anything else as text. */
async function contentOf(file: File): Promise<Content> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  if (!isArchive) return { content: lettersIn(bytes.buffer), encoding: 'text' };
  // In chunks, because a call takes a limited number of arguments.
  const parts = Array.from({ length: Math.ceil(bytes.length / 32_768) }, (_none, place) =>
    String.fromCodePoint(...bytes.subarray(place * 32_768, (place + 1) * 32_768)),
  );
  return { content: btoa(parts.join('')), encoding: 'base64' };
}

/** The text of a file: XML declares its encoding, CSV doesn't. */
function lettersIn(bytes: ArrayBuffer): string {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 200));
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  try {
    if (declared) return new TextDecoder(declared).decode(bytes);
  } catch {
    // An unknown encoding: it is detected from the bytes.
  }
  return textIn(encodingOf(bytes), bytes);
}

/** Reads a file and asks the server for a preview. */
function useChecking({ id }: BankAccount) {
  return useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async ({ file, ...reading }: FileReading): Promise<Chosen> => {
      const content = await contentOf(file);
      const body = { name: file.name.slice(0, 200), ...content, ...reading, dryRun: true };
      const { data } = await client.POST('/api/bank-accounts/{id}/statements', { params: { path: { id } }, body });
      if (!data) throw incompleteResponse();
      return { file, ...content, ...reading, preview: data };
    },
  });
}

function useStoring({ id }: BankAccount) {
  return useMutation({
    mutationFn: async ({ file, content, encoding, mapping, dateOrder }: Chosen) => {
      const body = { name: file.name.slice(0, 200), content, encoding, mapping, dateOrder };
      return (await client.POST('/api/bank-accounts/{id}/statements', { params: { path: { id } }, body })).data;
    },
    onSuccess: (answer) => {
      toast({
        title: `${several(answer?.lines ?? 0, 'line') ?? 'No lines'} imported`,
        description: answer?.certain ? `${answer.certain} of them certain.` : 'Say what each is for.',
      });
    },
    onError: (error) => tellFailure('Error importing this file', error),
  });
}
