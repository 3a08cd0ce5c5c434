import { X } from 'lucide-react';
import { useState } from 'react';
import { Controller, type Control } from 'react-hook-form';
import type { NewMaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import type { ListQuery, List, Listed } from '../platform/api.ts';
import { EntrySelect } from '../platform/entry-select.tsx';
import { FocusOn } from '../platform/focus-on.tsx';
import { Field } from '../ui/field.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import type { MaintenanceEntry } from './maintenance-entry.ts';

type Props<Path extends List> = {
  control: Control<MaintenanceEntry, unknown, NewMaintenanceRecord>;
  name: 'services' | 'defects';
  label: string;
  path: Path;
  query: Omit<ListQuery<Path>, 'q' | 'limit' | 'offset'>;
  /** Whether their yacht is known. */ enabled: boolean;
  foundOf: (row: Listed<Path>) => SelectOption;
  placeholder: string;
  noneFound: string;
};

/** The services or defects that work covers: each can be removed, and others found by typing. */
export function CarriedField<Path extends List>(props: Props<Path>) {
  const { control: form, name, label, path, query, enabled, foundOf, placeholder, noneFound } = props;
  // The box starts over, focused, whenever one is added or removed.
  const [turn, setTurn] = useState(0);
  return (
    <Controller
      control={form}
      name={name}
      render={({ field, fieldState }) => {
        const change = (carried: SelectOption[]) => {
          field.onChange(carried);
          setTurn(turn + 1);
        };
        return (
          <Field label={label} error={fieldState.error?.message} className="min-w-0">
            {(control) => (
              <>
                {field.value.length > 0 && (
                  <ul aria-label={`Carried ${label.toLowerCase()}`} className="flex flex-wrap gap-1.5">
                    {field.value.map((each) => (
                      <li key={each.id} className="flex min-w-0 items-center rounded-full border pl-3 text-nav">
                        <span className="min-w-0 wrap-anywhere">{each.label}</span>
                        <button
                          type="button"
                          aria-label={`Remove ${each.label}`}
                          title="Remove"
                          className="grid size-8 shrink-0 place-items-center rounded-full text-ink-3 hover:bg-hover hover:text-ink"
                          onClick={() => change(field.value.filter(({ id }) => id !== each.id))}
                        >
                          <X aria-hidden className="size-3.5" />
                        </button>
                      </li>
                    ))}
                  </ul>
                )}
                <FocusOn refer={field.ref}>
                  <EntrySelect
                    key={turn}
                    control={turn > 0 ? { ...control, autoFocus: true } : control}
                    path={path}
                    query={query}
                    enabled={enabled}
                    foundOf={foundOf}
                    chosen={null}
                    placeholder={placeholder}
                    noneFound={noneFound}
                    onChoose={(next) => {
                      if (next && !field.value.some(({ id }) => id === next.id))
                        change([...field.value, { id: next.id, label: next.label }]);
                    }}
                  />
                </FocusOn>
              </>
            )}
          </Field>
        );
      }}
    />
  );
}
