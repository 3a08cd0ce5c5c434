import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { metersQuery } from '../equipment/equipment-query.ts';
import { hoursEntered, refusedHours } from '../equipment/hours-entry.ts';
import { HoursFields } from '../equipment/hours-fields.tsx';
import { Button } from '../ui/button.tsx';
import { useHold } from '../ui/in-order.tsx';
import { Sheet, type TripFormState } from './trip-fields.tsx';

/** The server's question about unusual hours, and its answer. */
export type HoursQuestion = { text: string; onYes: () => void };

type Props = {
  form: TripFormState;
  refusal: unknown;
  question: HoursQuestion | null;
  /** Called when other hours were typed. */ onAnother: () => void;
};

/** The readings of the yacht's meters at the arrival. Renders nothing if she has none. */
export function HoursSection({ form, refusal, question, onAnother }: Props) {
  const [yachtId, arrivalDay, typed] = useWatch({ control: form.control, name: ['yachtId', 'arrivalDay', 'readings'] });
  // A refusal is about the hours that were typed then.
  const [answered, setAnswered] = useState<unknown>(null);
  const { data = [], isLoading } = useQuery(metersQuery(yachtId ?? 0));
  useHold(isLoading && arrivalDay !== '');
  const meters = data.filter(({ id, retiredOn }) => retiredOn === null || typed[id] !== undefined);
  if (arrivalDay === '' || meters.length === 0) return null;
  const unread = form.formState.isSubmitted ? hoursEntered(typed).faults : {};
  return (
    <Sheet title="Engine hours" note="Meter readings on arrival. Skip any you haven’t read.">
      <HoursFields
        meters={meters}
        typed={typed}
        faults={{ ...(question || answered === refusal ? {} : refusedHours(refusal, typed)), ...unread }}
        onType={(next) => {
          form.setValue('readings', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
          setAnswered(refusal);
          if (question) onAnother();
        }}
      />
      {question && (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-3">
          <p className="font-medium">{question.text}</p>
          <Button variant="primary" onClick={question.onYes}>
            Yes, save
          </Button>
        </div>
      )}
    </Sheet>
  );
}
