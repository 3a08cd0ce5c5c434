import { Check } from 'lucide-react';
import { eventTypes, eventTypeLabels, type EventType } from '#domain/schedule/words.ts';
import { popupItemLook } from '../ui/popup.ts';
import { FormsLegend } from './rows/forms-legend-details.tsx';
import { TypeBadge } from './type-badge.tsx';

type Props = {
  type: EventType | undefined;
  /** Whether it also explains the forms of bars. */ explains: boolean;
  className?: string;
  onChoose: (type: EventType | undefined) => void;
};

/** The types of event to choose from, in their colors, and what the forms of bars mean. */
export function TypeFields({ type: chosen, explains, className = '', onChoose }: Props) {
  return (
    <>
      <fieldset className={`grid ${className}`}>
        <legend className="sr-only">Type</legend>
        {[undefined, ...eventTypes].map((type) => (
          <button
            key={type ?? 'all'}
            type="button"
            aria-pressed={type === chosen}
            className={`${popupItemLook} hover:bg-hover`}
            onClick={() => onChoose(type === chosen ? undefined : type)}
          >
            {type ? <TypeBadge type={type} /> : <i aria-hidden className="size-3" />}
            {type ? eventTypeLabels[type] : 'All types'}
            {type === chosen && <Check aria-hidden className="ml-auto size-4 text-accent" />}
          </button>
        ))}
      </fieldset>
      {explains && <FormsLegend />}
    </>
  );
}
