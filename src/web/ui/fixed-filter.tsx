import { X } from 'lucide-react';
import { Button } from './button.tsx';
import { FilterFrame } from './filter-frame.tsx';

type Props = { label: string; /** What it says: "Of one booking". */ says: string; onClear: () => void };

/** A filter that a link has set. It can only be cleared here. */
export function FixedFilter({ label, says, onClear }: Props) {
  return (
    <FilterFrame label={label} isSet onClear={onClear}>
      {({ look, control }) =>
        look ? (
          <span className={`flex items-center ${look}`}>{says}</span>
        ) : (
          <Button {...control} onClick={onClear}>
            {says}
            <X aria-label={`Clear ${label.toLowerCase()}`} />
          </Button>
        )
      }
    </FilterFrame>
  );
}
