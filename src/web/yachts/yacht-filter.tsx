import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Found } from '../ui/search-select.tsx';
import { yachtQuery } from './yacht-query.ts';
import { YachtSelect } from './yacht-select.tsx';

/** One yacht whose rows are shown, or all of them. */
export function YachtFilter({ yachtId, onChoose }: { yachtId: number | undefined; onChoose: (yachtId: number | undefined) => void }) {
  const id = useId();
  const [picked, setPicked] = useState<Found | null>(null);
  // The address knows the yacht's number alone, and what was picked here has its name already.
  const isPicked = picked !== null && picked.id === yachtId;
  const yacht = useQuery({ ...yachtQuery(yachtId ?? 0), enabled: yachtId !== undefined && !isPicked });
  const name = yacht.data?.name ?? (yacht.isError ? 'Unknown yacht' : null);
  const inAddress = yachtId !== undefined && name !== null ? { id: yachtId, label: name } : null;

  return (
    <div className="min-w-40 max-sm:flex-1 sm:w-48">
      <label htmlFor={id} className="sr-only">
        Yacht
      </label>
      <YachtSelect
        control={{ id, 'aria-invalid': undefined, 'aria-describedby': undefined, 'aria-required': undefined }}
        chosen={isPicked ? picked : inAddress}
        placeholder={yachtId === undefined ? 'All Yachts' : ''}
        onChoose={(next) => {
          setPicked(next && { id: next.id, label: next.name, note: next.type });
          onChoose(next?.id);
        }}
      />
    </div>
  );
}
