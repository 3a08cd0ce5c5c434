import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Charter } from '#domain/desk/charter.ts';
import { charterSourceLabels, charterTypeLabels } from '#domain/desk/charter-words.ts';
import { NewCustomerDialog } from '../../customers/new-customer-dialog.tsx';
import { ApiError } from '../../platform/api.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { PageForm } from '../../platform/page-form.tsx';
import { useRecordForm } from '../../platform/record-form.ts';
import { alsoToKnow, questionOf } from '../charter-words.ts';
import { yachtTermsQuery } from '../prices/prices-query.ts';
import { changesOf, enteredIn, entryLabels, entryOf, entryResolver, type CharterEntry } from './charter-entry.ts';
import { CharterFields, type Chosen } from './charter-fields.tsx';
import { PricePreviewPanel } from './price-preview-panel.tsx';

const QuestionDialog = lazy(() => import('../question-dialog.tsx').then((module) => ({ default: module.QuestionDialog })));

type Props = {
  charter: Charter | null;
  /** The initial values of a new one. */
  entry: CharterEntry;
  chosen: Chosen;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: Charter) => void;
  onCancel: () => void;
};

/** Adds or edits a charter: who asks for which yacht and when. */
export function CharterForm({ charter, entry, onSaved, onCancel, ...given }: Props) {
  const timeZone = useTimeZone();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(given.chosen);
  const [addingCustomer, setAddingCustomer] = useState(false);
  const [pending, setPending] = useState<{ title: string; text: string; act: string; onYes: () => void } | null>(null);
  const resolver = useMemo(() => entryResolver(timeZone, charter), [timeZone, charter]);
  const { form, upon, frame } = useRecordForm({
    collection: '/api/charters',
    stored: charter,
    formOf: (stored) => entryOf(stored, timeZone),
    blank: entry,
    resolver,
    labels: entryLabels,
    words: (field, mine, theirs) => words(field, mine, theirs, chosen),
    changed: changesOf,
    enteredIn,
    failure: `Error ${charter ? 'updating' : 'adding'} charter`,
    asks: (error, again) => {
      const question = error instanceof ApiError && questionOf(error);
      if (!question) return false;
      const { title, act, allow } = question;
      setPending({ title, text: error.human + alsoToKnow(error), act, onYes: () => again(allow) });
      return true;
    },
    onSaved,
  });

  function choose(next: Partial<Chosen>) {
    setChosen((before) => ({ ...before, ...next }));
    if (next.yacht) void followYacht(next.yacht.id);
  }

  /** For a yacht, extras are chosen again, and a new charter has her hours unless others were entered. A quoted price stays, with its extras. */
  async function followYacht(yachtId: number) {
    if (charter && charter.total !== null) return;
    form.setValue('extraIds', [], { shouldDirty: true });
    const terms = await queries.fetchQuery(yachtTermsQuery(yachtId)).catch(() => null);
    // Another one may have been chosen meanwhile.
    if (!terms || charter || form.getValues('yachtId') !== yachtId) return;
    const times = { startTime: terms.checkInTime, endTime: terms.checkOutTime } as const;
    for (const [field, time] of Object.entries(times) as [keyof typeof times, string][])
      if (!form.getFieldState(field).isDirty) form.resetField(field, { defaultValue: time });
  }

  return (
    <>
      <PageForm
        frame={frame}
        thing="charter"
        title={charter ? `Edit ${charter.number}` : 'New enquiry'}
        note={
          charter ? 'The quoted price stays unless you change the extras.' : 'With a yacht and dates it becomes a quote at today’s prices.'
        }
        action={charter ? 'Save changes' : 'Save enquiry'}
        onCancel={onCancel}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div key={upon?.updatedAt} className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <CharterFields
              form={form}
              isNew={charter === null}
              chosen={chosen}
              onChoose={choose}
              onAddCustomer={() => setAddingCustomer(true)}
            />
          </div>
          {!charter && <PricePreviewPanel control={form.control} />}
        </div>
      </PageForm>
      <NewCustomerDialog
        open={addingCustomer}
        onClose={() => setAddingCustomer(false)}
        onAdded={(customer) => {
          choose({ customer });
          form.setValue('customerId', customer.id, { shouldDirty: true });
        }}
      />
      {pending && (
        <Suspense>
          <QuestionDialog {...pending} onClose={() => setPending(null)} />
        </Suspense>
      )}
    </>
  );
}

function words(field: keyof CharterEntry, entry: CharterEntry, theirs: Charter, chosen: Chosen): string {
  if (field === 'yachtId') return (entry.yachtId === theirs.yachtId ? theirs.yachtName : chosen.yacht?.label) ?? 'No yacht';
  if (field === 'customerId')
    return (entry.customerId === theirs.customerId ? theirs.customerName : chosen.customer?.label) ?? 'No customer';
  if (field === 'agencyId') return (entry.agencyId === theirs.agencyId ? theirs.agencyName : chosen.agency?.label) ?? 'No agency';
  if (field === 'type') return charterTypeLabels[entry.type];
  if (field === 'source') return charterSourceLabels[entry.source];
  if (field === 'extraIds') return entry.extraIds.length === 0 ? 'None' : `${entry.extraIds.length} chosen`;
  return String(entry[field] ?? '') || 'Empty';
}
