import { useMutation } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BankAccount, StatementRead } from '#domain/finance/bank.ts';
import { several } from '#domain/shared/words.ts';
import { ApiError, client, reason } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { encodingOf, textIn } from '../../platform/file-text.ts';
import { tellFailure } from '../../platform/records.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FilePlace } from '../../ui/file-place.tsx';
import { toast } from '../../ui/toast-store.ts';
import { StatementFields, type Reading } from './statement-fields.tsx';

type Content = { content: string; encoding: 'text' | 'base64' };
type Asked = Reading & { file: File };
type Chosen = Asked & Content & { found: StatementRead };
type Props = { account: BankAccount; /** A file that was dropped on the page. */ dropped: File | null; onClose: () => void };

/** A file of the bank: what it would bring, how its columns are read, and then its lines, each once. */
export function StatementDialog({ account, dropped, onClose }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const look = useLook(account);
  const store = useStoring(account, onClose);
  const problem = look.error ? (look.error instanceof ApiError && look.error.errors[0]?.message) || reason(look.error) : null;
  const takeDropped = useEffectEvent(() => take(dropped ?? undefined));
  useEffect(() => takeDropped(), []);
  const isGood = chosen !== null && chosen.found.faults.length === 0;
  const fresh = chosen?.found.lines ?? 0;

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
            disabled={!isGood || fresh === 0 || look.isPending}
            running={store.isPending && 'Importing'}
            onClick={() => chosen && store.mutate(chosen)}
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
          take(event.dataTransfer.files[0]);
        }}
      >
        <FilePlace
          accept=".xml,.zip,.csv,.txt,text/csv,text/xml,application/xml,application/zip"
          thing="a file"
          chosen={chosen?.file}
          isReading={look.isPending}
          disabled={store.isPending}
          onFile={take}
        />
        {problem && (
          <p role="alert" className="text-nav text-red">
            {problem}
          </p>
        )}
        {chosen && !look.isPending && <Verdict found={chosen.found} />}
        {chosen && chosen.found.columns.length > 0 && (
          <StatementFields
            key={`${chosen.file.name} ${chosen.found.columns.join()}`}
            found={chosen.found}
            reading={look.isPending ? look.variables : chosen}
            onChange={(reading) => see({ file: chosen.file, ...reading })}
          />
        )}
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

/** What the file brings, what is odd about it, and what can't be read. */
function Verdict({ found }: { found: StatementRead }) {
  const dates = useDates();
  const { lines, known, pending, certain, from, to, accounts, notes, faults } = found;
  if (faults.length > 0)
    return (
      <Told tone="amber">
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
      </Told>
    );
  const days = from && to ? (from === to ? dates.calendarDay(from) : `${dates.calendarDay(from)} to ${dates.calendarDay(to)}`) : '';
  return (
    <>
      <Told tone="green">
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
      </Told>
      {notes.map((note) => (
        <Told key={note} tone="amber">
          {note}
        </Told>
      ))}
    </>
  );
}

function Told({ tone, children }: { tone: 'green' | 'amber'; children: React.ReactNode }) {
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

/** What a file says: an archive byte by byte, everything else as its letters. */
async function contentOf(file: File): Promise<Content> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  if (!isArchive) return { content: lettersIn(bytes.buffer), encoding: 'text' };
  // In parts: a call takes only so many arguments.
  const parts = Array.from({ length: Math.ceil(bytes.length / 32_768) }, (_none, place) =>
    String.fromCodePoint(...bytes.subarray(place * 32_768, (place + 1) * 32_768)),
  );
  return { content: btoa(parts.join('')), encoding: 'base64' };
}

/** The letters of a file: an XML file says how they are written, a table doesn't. */
function lettersIn(bytes: ArrayBuffer): string {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 200));
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  try {
    if (declared) return new TextDecoder(declared).decode(bytes);
  } catch {
    // An encoding nobody knows: then the bytes have to tell.
  }
  return textIn(encodingOf(bytes), bytes);
}

/** Reads a file, and asks the server what it would bring. */
function useLook({ id }: BankAccount) {
  return useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async ({ file, ...reading }: Asked): Promise<Chosen> => {
      const content = await contentOf(file);
      const body = { name: file.name.slice(0, 200), ...content, ...reading, dryRun: true };
      const { data } = await client.POST('/api/bank-accounts/{id}/statements', { params: { path: { id } }, body });
      if (!data) throw new Error('The server answered a file without its lines.');
      return { file, ...content, ...reading, found: data };
    },
  });
}

function useStoring({ id }: BankAccount, onDone: () => void) {
  return useMutation({
    mutationFn: async ({ file, content, encoding, mapping, dateOrder }: Chosen) => {
      const body = { name: file.name.slice(0, 200), content, encoding, mapping, dateOrder };
      return (await client.POST('/api/bank-accounts/{id}/statements', { params: { path: { id } }, body })).data;
    },
    onSuccess: (answer) => {
      toast({
        title: `${several(answer?.lines ?? 0, 'line')} imported`,
        description: answer?.certain ? `${answer.certain} of them certain.` : 'Say what each is for.',
      });
      onDone();
    },
    onError: (error) => tellFailure('Error importing this file', error),
  });
}
