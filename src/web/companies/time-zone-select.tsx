import { useState } from 'react';
import type { ControlProps } from '../ui/field.tsx';
import { LazySearchSelect } from '../ui/lazy-search-select.tsx';
import type { Found } from '../ui/search-select.tsx';

// Every zone this browser can reckon with. Not each browser lists UTC itself.
const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone, at): Found => ({ id: at + 1, label: zone }));

type Props = { value: string; onChoose: (zone: string) => void; control: ControlProps };

/** The time zone whose clocks a company goes by, found by typing a part of its name. */
export function TimeZoneSelect({ value, onChoose, control }: Props) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase().replaceAll(' ', '_');
  const found = zones.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, 40);
  return (
    <LazySearchSelect
      always
      control={control}
      value={{ id: zones.find(({ label }) => label === value)?.id ?? 0, label: value }}
      found={found}
      searching={false}
      onSearch={setWords}
      onChoose={(zone) => zone && onChoose(zone.label)}
      placeholder="Choose a time zone"
      noneFound="No time zones found"
    />
  );
}
