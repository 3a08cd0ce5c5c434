import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { ControlProps } from './field.tsx';
import { chipInputLook, controlLook } from './input.tsx';
import { popupItemLook, popupLook } from './popup.ts';

export type SelectOption = { id: number; label: string; note?: string };

type Props = {
  value: SelectOption | null;
  found: SelectOption[];
  searching: boolean;
  /** Called with what was typed, empty as soon as the list opens. */
  onSearch: (words: string) => void;
  onChoose: (chosen: SelectOption | null) => void;
  placeholder: string;
  noneFound: string;
  /** Shown instead of the choices if they couldn't be loaded. */
  failed?: string | undefined;
  control: Partial<ControlProps>;
  /** The accessible name, if there is no visible label. */
  label?: string | undefined;
  /** Its classes as a chip in a bar, where it is as wide as its text and is cleared by a button beside it. */
  look?: string | undefined;
  /** Whether something is always chosen: it can be replaced but not cleared. */
  always?: boolean;
};

/** Chooses one of many by typing. The caller does the searching. */
export function SearchSelect({
  value,
  found,
  searching,
  onSearch,
  onChoose,
  placeholder,
  noneFound,
  failed,
  control,
  label,
  look,
  always = false,
}: Props) {
  // The same choice as another object would pass for another choice, and replace what is being typed.
  const [chosen, setChosen] = useState(value);
  if (chosen?.id !== value?.id || chosen?.label !== value?.label) setChosen(value);
  const [pressedOn, setPressedOn] = useState<SelectOption[] | null>(null);
  // The chosen one stays in the list, or the input would forget its label while other results are shown.
  const items = pressedOn ?? (value && !found.some((item) => item.id === value.id) ? [...found, value] : found);
  const holder = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const isNoneFound = items.length === 0 || (typed !== '' && found.length === 0);
  const [open, setOpen] = useState(false);

  // Whether Enter was pressed before the results were known, and the result that it then chose.
  const [isEnterPending, setIsEnterPending] = useState(false);
  const [enterChoice, setEnterChoice] = useState<SelectOption | null>(null);
  if (isEnterPending && !searching) {
    setIsEnterPending(false);
    setEnterChoice(found[0] ?? null);
    setOpen(found.length === 0);
  }
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (enterChoice) choose(enterChoice);
  }, [enterChoice]);

  function search(words: string) {
    setIsEnterPending(false);
    setEnterChoice(null);
    setTyped(words);
    onSearch(words);
  }

  /** While a choice is pressed, the list doesn't change: new results would move it away from under the pointer. */
  function press() {
    setPressedOn(items);
    const over = new AbortController();
    // On a touch screen the click comes a moment later.
    const letGo = () => over.abort(setTimeout(() => setPressedOn(null), 100));
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, letGo, { signal: over.signal });
  }

  /**
   * Enter takes the highlighted result for the typed words, or the first one as soon as the results are known. It never submits the
   * surrounding form. It opens a chip.
   */
  function answerKey(event: KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void }) {
    if (look !== undefined && !open) {
      if (event.key === 'Enter') setOpen(true);
      if (event.key === 'Enter' || event.key === 'Escape') event.preventBaseUIHandler();
      return;
    }
    if (event.key === 'Escape') setIsEnterPending(false);
    if (event.key !== 'Enter' || typed === '') return;
    event.preventDefault();
    // The list still shows the results of earlier words, or only the previous choice.
    if (searching || found.length === 0) event.preventBaseUIHandler();
    setIsEnterPending(searching);
  }

  return (
    <Combobox.Root
      items={items}
      value={chosen}
      filter={null}
      autoHighlight
      open={open}
      onOpenChange={setOpen}
      itemToStringLabel={(item: SelectOption) => item.label}
      isItemEqualToValue={(item, other) => item.id === other.id}
      onValueChange={(next) => onChoose(next)}
      onInputValueChange={(words, { reason }) => search(reason === 'input-change' ? words : '')}
    >
      <div ref={holder}>
        <div className={look === undefined ? 'relative' : 'flex h-full'}>
          <Combobox.Input
            {...control}
            aria-label={label}
            onKeyDown={answerKey}
            // What is typed after a click replaces the chosen label, as it does after Tab.
            onClick={({ currentTarget }) => typed === '' && currentTarget.select()}
            placeholder={placeholder}
            size={look === undefined ? undefined : placeholder.length}
            className={look === undefined ? `${controlLook} pr-16` : chipInputLook(look)}
          />
          {look === undefined && (
            <div className="absolute inset-y-0 right-1 flex items-center text-ink-3 [&>button]:grid [&>button]:size-7 [&>button]:place-items-center [&>button]:rounded-md [&>button:hover]:text-ink">
              {value && !always && (
                <Combobox.Clear aria-label="Clear">
                  <X aria-hidden className="size-3.5" />
                </Combobox.Clear>
              )}
              <Combobox.Trigger aria-label="Show choices">
                <ChevronsUpDown aria-hidden className="size-3.5" />
              </Combobox.Trigger>
            </div>
          )}
        </div>
        <Combobox.Portal container={holder}>
          <Combobox.Positioner className="z-50" sideOffset={6}>
            <Combobox.Popup
              aria-busy={searching || undefined}
              className={`${popupLook} max-h-72 overflow-y-auto p-1 ${look === undefined ? 'w-(--anchor-width)' : 'w-64 max-w-full'}`}
            >
              <Combobox.Status className="px-2.5 text-ink-2 not-empty:py-2">
                {searching ? items.length === 0 && 'Searching…' : (failed ?? (isNoneFound && noneFound))}
              </Combobox.Status>
              <Combobox.List aria-label="Choices" onPointerDown={press}>
                {(item: SelectOption) => (
                  <Combobox.Item key={item.id} value={item} className={`${popupItemLook} justify-between`}>
                    <span className="truncate">
                      {/* The space keeps the two apart for screen readers. */}
                      {item.label} {item.note && <span className="ml-1 text-xs text-ink-3">{item.note}</span>}
                    </span>
                    <Combobox.ItemIndicator>
                      <Check aria-hidden className="size-4 text-accent" />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </div>
    </Combobox.Root>
  );
}
