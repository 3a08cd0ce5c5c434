import { hoursInField, hoursText } from '#domain/equipment/hours.ts';
import type { Meter } from '#domain/equipment/meter.ts';
import { useDates } from '../platform/dates.ts';
import { hoursHint } from '../platform/hours-field.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { moreThanBefore, type TypedHours } from './hours-entry.ts';

type Props = {
  meters: readonly Meter[];
  typed: TypedHours;
  faults: Record<number, string>;
  onType: (typed: TypedHours) => void;
  /** Whether the first field gets the focus. */ begins?: boolean;
};

/** A field for each meter, with its last reading and the difference from it. */
export function HoursFields({ meters, typed, faults, onType, begins = false }: Props) {
  const dates = useDates();
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {meters.map((meter, place) => {
        const text = typed[meter.id] ?? '';
        const more = moreThanBefore(meter, text);
        const before =
          meter.shown === null || meter.readAt === null ? 'Not read yet' : `${hoursText(meter.shown)} on ${dates.day(meter.readAt)}`;
        return (
          <Field
            key={meter.id}
            label={meter.name}
            error={faults[meter.id]}
            hint={[hoursHint(text), more ? `${more} since ${before}` : before].filter(Boolean).join(' · ')}
          >
            {(control) => (
              <Input
                {...control}
                autoFocus={begins && place === 0}
                inputMode="decimal"
                autoComplete="off"
                className="tnum"
                placeholder={meter.shown === null ? '0.0' : hoursInField(meter.shown)}
                value={text}
                onChange={({ target }) => onType({ ...typed, [meter.id]: target.value })}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}
