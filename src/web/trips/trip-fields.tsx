import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { NewTrip } from '#domain/trips/trip.ts';
import { tripStatusLabels, tripTypeLabels } from '#domain/trips/words.ts';
import { zoneWords } from '../platform/entered-time.ts';
import { FocusOn } from '../platform/focus-on.tsx';
import { DateField } from '../platform/date-field.tsx';
import { DayAndTime } from '../platform/day-and-time.tsx';
import { TimeField } from '../platform/time-field.tsx';
import { Field } from '../ui/field.tsx';
import { InOrder } from '../ui/in-order.tsx';
import { Input } from '../ui/input.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { YachtSelect } from '../yachts/yacht-select.tsx';
import type { TripEntry } from './trip-entry.ts';

const statusChoices = choicesOf(tripStatusLabels);
const typeChoices = choicesOf(tripTypeLabels);

// The list of harbors and its popup are heavy, and the page shows without them. They start loading before it shows, so that nobody types
// into a field that isn't there yet.
const harborInput = import('./harbor-input.tsx').then((module) => ({ default: module.HarborInput }));
const HarborInput = lazy(() => harborInput);

export type TripFormState = UseFormReturn<TripEntry, unknown, NewTrip>;
type Form = TripFormState;
type Props = {
  form: Form;
  yacht: SelectOption | null;
  onYacht: (yacht: SelectOption | null) => void;
  timeZone: string;
  /** Whether the focus starts at the places, because the yacht is known. */
  begins: boolean;
  /** The fields for the yacht's meter readings. */ hours: ReactNode;
  children: ReactNode;
};

export function TripFields({ form, yacht, onYacht, timeZone, begins, hours, children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Sheet title="Trip">
        <About form={form} yacht={yacht} onYacht={onYacht} />
      </Sheet>
      <Sheet title="Dates and times" note={`Dates and times are in ${zoneWords(timeZone)}.`}>
        <FromAndTo form={form} begins={begins} />
      </Sheet>
      <InOrder>
        {hours}
        <Sheet title="Track and chart">{children}</Sheet>
      </InOrder>
    </div>
  );
}

export function Sheet({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="card min-w-0 p-4 sm:p-5">
      <legend className="float-left mb-4 w-full text-panel font-semibold">{title}</legend>
      <div className="clear-both flow-root">
        {note && <p className="-mt-2.5 mb-4 text-xs text-ink-3">{note}</p>}
        {children}
      </div>
    </fieldset>
  );
}

function About({ form, yacht, onYacht }: Pick<Props, 'form' | 'yacht' | 'onYacht'>) {
  const {
    control: state,
    formState: { errors },
  } = form;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Yacht" required error={errors.yachtId?.message} className="sm:col-span-2">
        {(control) => (
          <Controller
            control={state}
            name="yachtId"
            render={({ field }) => (
              <FocusOn refer={field.ref}>
                <YachtSelect
                  control={control}
                  chosen={yacht}
                  onChoose={(next) => onYacht(next && { id: next.id, label: next.name, note: next.type })}
                  placeholder="Choose a yacht"
                />
              </FocusOn>
            )}
          />
        )}
      </Field>
      <Field label="Status" required error={errors.status?.message}>
        {(control) => (
          <Controller
            control={state}
            name="status"
            render={({ field }) => (
              <Select control={control} ref={field.ref} value={field.value} choices={statusChoices} onChoose={field.onChange} />
            )}
          />
        )}
      </Field>
      <Field label="Type" required error={errors.type?.message}>
        {(control) => (
          <Controller
            control={state}
            name="type"
            render={({ field }) => (
              <Select control={control} ref={field.ref} value={field.value} choices={typeChoices} onChoose={field.onChange} />
            )}
          />
        )}
      </Field>
    </div>
  );
}

function FromAndTo({ form, begins }: Pick<Props, 'form' | 'begins'>) {
  const { control } = form;
  const [firstGap] = useState(() => begins && (form.getValues('departureLocation') ? 'arrival' : 'departure'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-6 md:grid-cols-2">
      <DayAndTime>
        <PlaceFields form={form} end="departure" begins={firstGap === 'departure'} example="Antibes" position="43°35.2'N 7°07.7'E" />
        <DateField control={control} name="departureDay" label="Departure date" required deps={['arrivalDay']} />
        <TimeField control={control} name="departureTime" label="Departure time" required deps={['departureDay', 'arrivalDay']} />
      </DayAndTime>
      <DayAndTime>
        <PlaceFields form={form} end="arrival" begins={firstGap === 'arrival'} example="Calvi" position="42°34.0'N 8°45.6'E" />
        <DateField control={control} name="arrivalDay" label="Arrival date" hint="Leave empty if not known yet" deps={['arrivalTime']} />
        <TimeField control={control} name="arrivalTime" label="Arrival time" deps={['arrivalDay']} />
      </DayAndTime>
    </div>
  );
}

type PlaceProps = { form: Form; end: 'departure' | 'arrival'; begins: boolean; example: string; position: string };

/** Where a trip begins or ends. A harbor chosen by its name brings its position. */
function PlaceFields({ form, end, begins, example, position }: PlaceProps) {
  const {
    control: state,
    register,
    setValue,
    getValues,
    formState: { errors, isSubmitted },
  } = form;
  const [place, coordinates] = [`${end}Location`, `${end}Position`] as const;
  const name = end === 'departure' ? 'Departure' : 'Arrival';
  return (
    <>
      <Field label={`${name} location`} required error={errors[place]?.message} className="col-span-2">
        {(control) => (
          <Controller
            control={state}
            name={place}
            render={({ field }) => (
              <FocusOn refer={field.ref}>
                <Suspense fallback={<Input {...control} disabled placeholder={example} value={field.value} />}>
                  <HarborInput
                    control={control}
                    value={field.value}
                    position={getValues(coordinates)}
                    placeholder={example}
                    autoFocus={begins}
                    onBlur={field.onBlur}
                    onChange={(text, itsPosition) => {
                      field.onChange(text);
                      if (itsPosition !== undefined) setValue(coordinates, itsPosition, { shouldDirty: true, shouldValidate: isSubmitted });
                    }}
                  />
                </Suspense>
              </FocusOn>
            )}
          />
        )}
      </Field>
      <Field
        label={`${name} position`}
        error={errors[coordinates]?.message}
        hint="Filled in from the harbor, or type it"
        className="col-span-2"
      >
        {(control) => (
          <Input {...control} {...register(coordinates)} placeholder={position} autoComplete="off" spellCheck={false} className="tnum" />
        )}
      </Field>
    </>
  );
}
