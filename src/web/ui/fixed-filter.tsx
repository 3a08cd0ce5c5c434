import { X } from 'lucide-react';
import { Button } from './button.tsx';
import { FilterFrame } from './filter-frame.tsx';
import { focusFirstFilter } from './first-filter.ts';

type Props = { label: string; /** Its value: "Of one booking". */ text: string; onClear: () => void };

/** A filter that a link has set. It can only be cleared here. */
export function FixedFilter({ label, text, onClear }: Props) {
  return (
    <FilterFrame label={label} isSet onClear={onClear}>
      {({ look, control }) =>
        look ? (
          <span className={`flex items-center ${look}`}>{text}</span>
        ) : (
          <Button
            {...control}
            onClick={({ currentTarget, detail }) => {
              // With the keyboard only: after a tap, a phone would open its own.
              if (detail === 0) focusFirstFilter(currentTarget);
              onClear();
            }}
          >
            {text}
            <X aria-label={`Clear ${label.toLowerCase()}`} />
          </Button>
        )
      }
    </FilterFrame>
  );
}
