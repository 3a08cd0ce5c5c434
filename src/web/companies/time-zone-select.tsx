import { useState } from 'react';
import { companyZones, currentName, zonesLike } from '#domain/companies/time-zones.ts';
import type { ControlProps } from '../ui/field.tsx';
import { LazySearchSelect } from '../ui/lazy-search-select.tsx';
import type { SelectOption } from '../ui/search-select.tsx';

const zones = companyZones(Intl.supportedValuesOf('timeZone'));
const offered = 40;

const foundOf = (zone: string): SelectOption => ({ id: zones.indexOf(zone) + 1, label: zone });

type Props = { value: string; onChoose: (zone: string) => void; control: ControlProps };

/** The time zone of a company, found by typing the name of its city or a part of it. */
export function TimeZoneSelect({ value, onChoose, control }: Props) {
  const [words, setWords] = useState('');
  return (
    <LazySearchSelect
      always
      control={control}
      value={foundOf(currentName(value))}
      found={zonesLike(words, zones).slice(0, offered).map(foundOf)}
      searching={false}
      onSearch={setWords}
      onChoose={(zone) => zone && onChoose(zone.label)}
      placeholder="Choose a time zone"
      noneFound="No time zones found"
    />
  );
}
