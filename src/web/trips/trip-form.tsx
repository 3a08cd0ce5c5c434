import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Trip } from '#domain/trips/trip.ts';
import { useTimeZone } from '../platform/dates.ts';
import { PageForm } from '../platform/page-form.tsx';
import { useRecordForm } from '../platform/record-form.ts';
import { sayDate } from '../platform/day-words.ts';
import { tripStatusLabels, tripTypeLabels } from '#domain/trips/words.ts';
import type { SelectOption } from '../ui/search-select.tsx';
import { useWhatFollows } from './arrival-state.ts';
import { blankEntry, changesOf, enteredIn, entryOf, entryResolver, hoursOf, type NamedPlace, type TripEntry } from './trip-entry.ts';
import { hoursQuestion } from '../equipment/hours-entry.ts';
import { HoursSection, type HoursQuestion } from './hours-section.tsx';
import { TripFields } from './trip-fields.tsx';
import { TripChartSection } from './trip-chart-section.tsx';

const labels: Record<keyof TripEntry, string> = {
  yachtId: 'Yacht',
  status: 'Status',
  type: 'Type',
  departureLocation: 'From',
  departurePosition: 'From, position',
  departureDay: 'Departure date',
  departureTime: 'Departure time',
  arrivalLocation: 'To',
  arrivalPosition: 'To, position',
  arrivalDay: 'Arrival date',
  arrivalTime: 'Arrival time',
  trackId: 'Track',
  readings: 'Engine hours',
};

type Props = {
  trip: Trip | null;
  /** The yacht of a new trip, and her current place. */
  yacht?: SelectOption | null;
  from?: NamedPlace | null;
  /** Whether it has been saved and is about to be left. */
  isLeaving: boolean;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: Trip) => void;
  onCancel: () => void;
};

/** Logs a trip, or edits one. */
export function TripForm({ trip, yacht = null, from = null, isLeaving, onSaved, onCancel }: Props) {
  const timeZone = useTimeZone();
  const [picked, setPicked] = useState(yacht);
  const [reading, setReading] = useState(false);
  const [question, setQuestion] = useState<HoursQuestion | null>(null);
  const [blank] = useState(() => blankEntry(timeZone, new Date(), yacht?.id ?? null, from));
  const resolver = useMemo(() => entryResolver(timeZone, trip), [timeZone, trip]);
  const { form, upon, error, frame } = useRecordForm({
    collection: '/api/trips',
    stored: trip,
    formOf: (stored) => entryOf(stored, timeZone),
    blank,
    resolver,
    labels,
    words: (field, entry, theirs) => words(field, entry, theirs, picked),
    changed: changesOf,
    enteredIn,
    failure: 'There was a problem saving the trip record.',
    asks: (refusal, again) => {
      const text = hoursQuestion(refusal);
      setQuestion(text === null ? null : { text, onYes: () => again({ confirm: true }) });
      return text !== null;
    },
    onSaved,
  });
  const yachtId = useWatch({ control: form.control, name: 'yachtId' });
  useWhatFollows(form, timeZone);

  function choose(next: SelectOption | null) {
    const chosen = next?.id ?? null;
    setPicked(next);
    if (chosen !== yachtId) {
      // The typed hours are of the former yacht’s meters.
      form.setValue('readings', hoursOf(upon, chosen), { shouldDirty: true });
      setQuestion(null);
    }
    form.setValue('yachtId', chosen, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  return (
    <PageForm
      frame={isLeaving ? { ...frame, saving: true, isDirty: false } : frame}
      thing="trip"
      title={trip ? `${trip.departureLocation} to ${trip.arrivalLocation}` : 'New trip'}
      note={trip ? 'Your changes show everywhere as soon as they are saved.' : 'You can change everything later.'}
      action={trip ? 'Save changes' : 'Log trip'}
      waits={reading}
      onCancel={onCancel}
    >
      <TripFields
        key={upon?.updatedAt}
        form={form}
        yacht={upon && upon.yachtId === yachtId ? yachtOf(upon) : picked}
        onYacht={choose}
        timeZone={timeZone}
        begins={!trip && yacht !== null}
        hours={<HoursSection form={form} refusal={error} question={question} onAnother={() => setQuestion(null)} />}
      >
        <TripChartSection form={form} trip={upon} timeZone={timeZone} onReading={setReading} />
      </TripFields>
    </PageForm>
  );
}

function yachtOf({ yachtId, yachtName }: Trip): SelectOption {
  return { id: yachtId, label: yachtName };
}

function words(field: keyof TripEntry, entry: TripEntry, theirs: Trip, picked: SelectOption | null): string {
  if (field === 'yachtId') return entry.yachtId === theirs.yachtId ? theirs.yachtName : (picked?.label ?? 'None');
  if (field === 'status') return tripStatusLabels[entry.status];
  if (field === 'type') return tripTypeLabels[entry.type];
  if (field === 'departureDay' || field === 'arrivalDay') return entry[field] ? sayDate(entry[field]) : 'Empty';
  if (field === 'readings') return Object.values(entry.readings).filter(Boolean).join(', ') || 'None';
  if (field === 'trackId') return entry.trackId === null ? 'None' : 'Imported';
  return entry[field] || 'Empty';
}
