import { Autocomplete } from '@base-ui/react/autocomplete';
import { useRef, useState } from 'react';
import type { ControlProps } from './field.tsx';
import { controlLook } from './input.tsx';
import { popupItemLook, popupLook } from './popup.ts';

type Suggestion = { label: string; note?: string };

type Props = {
  value: string;
  suggestions: Suggestion[];
  onType: (text: string) => void;
  onPick: (label: string) => void;
  onBlur?: () => void;
  placeholder: string;
  autoFocus?: boolean;
  control: ControlProps;
};

/** A free text with suggestions below it. */
export function SuggestInput({ value, suggestions, onType, onPick, onBlur, placeholder, autoFocus, control }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  // Without suggestions it is an ordinary input: an open list, even an empty one, hides the rest of the page from a screen reader.
  const [open, setOpen] = useState(false);
  return (
    <Autocomplete.Root
      mode="none"
      open={open && suggestions.length > 0}
      onOpenChange={setOpen}
      items={suggestions}
      value={value}
      itemToStringValue={(item: Suggestion) => item.label}
      onValueChange={(text, { reason }) => (reason === 'item-press' ? onPick(text) : onType(text))}
    >
      <div ref={holder}>
        <Autocomplete.Input
          {...control}
          placeholder={placeholder}
          autoFocus={autoFocus}
          onBlur={onBlur}
          className={`${controlLook} max-sm:text-base`}
        />
        <Autocomplete.Portal container={holder}>
          <Autocomplete.Positioner className="z-50 data-empty:hidden" sideOffset={6}>
            <Autocomplete.Popup className={`${popupLook} max-h-72 w-(--anchor-width) overflow-y-auto p-1`}>
              <Autocomplete.List aria-label="Choices">
                {(item: Suggestion) => (
                  <Autocomplete.Item key={item.label} value={item} className={`${popupItemLook} justify-between`}>
                    <span className="truncate">{item.label}</span>
                    {item.note && <span className="shrink-0 text-xs text-ink-3">{item.note}</span>}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </div>
    </Autocomplete.Root>
  );
}
