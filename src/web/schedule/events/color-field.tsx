import { Check } from 'lucide-react';
import { useId } from 'react';
import { colorOf } from '#domain/schedule/event-color.ts';
import { eventColors, eventColorLabels } from '#domain/schedule/words.ts';
import { solidTone, type Tone } from '../../ui/badge.tsx';

type Props = { color: string; /** The color of its type. */ usual: Tone; onChoose: (color: string) => void };

/** The event's color in the calendar: its type's, or one of a few named ones. */
export function ColorField({ color, usual, onChoose }: Props) {
  const name = useId();
  const chosen = colorOf(color);
  return (
    <fieldset>
      <legend className="mb-1.5 text-nav font-medium">Color</legend>
      <div className="flex min-h-9 flex-wrap items-center gap-1.5">
        <Swatch name={name} label="Same as type" tone={usual} checked={chosen === null} onChoose={() => onChoose('')}>
          <span className="pr-1.5 text-nav">Same as type</span>
        </Swatch>
        {eventColors.map((each) => (
          <Swatch
            key={each}
            name={name}
            label={eventColorLabels[each]}
            tone={each}
            checked={chosen === each}
            onChoose={() => onChoose(each)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type SwatchProps = { name: string; label: string; tone: Tone; checked: boolean; onChoose: () => void; children?: React.ReactNode };

function Swatch({ name, label, tone, checked, onChoose, children }: SwatchProps) {
  return (
    <label
      title={label}
      className={`relative inline-flex h-8 items-center justify-center gap-1.5 rounded-full border p-1 transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring ${checked ? 'border-field' : 'border-transparent'}`}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      <i aria-hidden className={`grid size-5.5 place-items-center rounded-full text-white dark:text-black ${solidTone[tone]}`}>
        {checked && <Check className="size-3.5" strokeWidth={3} />}
      </i>
      {children ?? <span className="sr-only">{label}</span>}
    </label>
  );
}
