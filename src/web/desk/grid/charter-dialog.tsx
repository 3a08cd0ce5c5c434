import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reason } from '../../platform/api.ts';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import type { Wish } from './charter-entry.ts';
import { CharterForm } from './charter-form.tsx';
import { priceQuery } from '../charter/new-charter-query.ts';

type Props = { wish: Wish; guests: number; onClose: () => void };

/** What a free stretch costs, and for whom it is held or booked. */
export function CharterDialog({ wish, guests, onClose }: Props) {
  const [adults, setAdults] = useState(guests);
  const [extraIds, setExtraIds] = useState<number[]>([]);
  const { yacht, startDate, endDate } = wish;
  const price = useQuery(priceQuery(JSON.stringify({ yachtId: yacht.yachtId, startDate, endDate, adults, extraIds })));
  return (
    <RecordDialog query={price} title={yacht.yachtName} thing="price" reason={reason} onClose={onClose}>
      {(priced) => (
        <CharterForm
          wish={wish}
          price={priced}
          adults={adults}
          extraIds={extraIds}
          onAdults={setAdults}
          onExtras={setExtraIds}
          onClose={onClose}
        />
      )}
    </RecordDialog>
  );
}
