import { useEffect, useRef } from 'react';
import type { TripStatus } from '#domain/trips/words.ts';
import { arrivalDayOf, hasArrived } from './trip-entry.ts';
import type { TripFormState } from './trip-fields.tsx';

const times = ['departureDay', 'departureTime', 'arrivalTime', 'arrivalDay'] as const;

/** The day that was entered here, the previous status, and whether somebody chose another. */
type Memory = { ourDay: string; statusBefore: TripStatus | null; isChosen: boolean };

/**
 * Fills in what follows from the times of a trip while they are typed: the day of an arrival with only a time, and that a trip with a past
 * arrival is completed. A day or a status that somebody chose stays.
 */
export function useWhatFollows({ subscribe, getValues, setValue, formState: { isSubmitted } }: TripFormState, timeZone: string) {
  const memory = useRef<Memory>({ ourDay: '', statusBefore: null, isChosen: false });
  useEffect(() => {
    const changed = { shouldDirty: true, shouldValidate: isSubmitted };
    const known = memory.current;

    const followStatus = () => {
      const entry = getValues();
      const arrived = hasArrived(entry, timeZone, new Date());
      if (known.isChosen || arrived === (known.statusBefore !== null)) return;
      if (arrived && entry.status !== 'planned' && entry.status !== 'in_progress') return;
      const next = known.statusBefore ?? 'completed';
      known.statusBefore = arrived ? entry.status : null;
      setValue('status', next, changed);
    };

    const followDay = () => {
      const entry = getValues();
      const day = arrivalDayOf(entry);
      if (entry.arrivalDay !== known.ourDay || day === known.ourDay) return followStatus();
      known.ourDay = day;
      setValue('arrivalDay', day, changed);
    };

    return subscribe({
      name: [...times, 'status'],
      formState: { values: true },
      callback: ({ name, type }) => {
        if (name === 'status') known.isChosen ||= type === 'change';
        else if (name === 'arrivalDay') followStatus();
        else followDay();
      },
    });
  }, [subscribe, getValues, setValue, isSubmitted, timeZone]);
}
