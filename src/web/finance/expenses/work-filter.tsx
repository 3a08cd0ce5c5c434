import { useQuery } from '@tanstack/react-query';
import { EntryFilter } from '../../platform/entry-filter.tsx';
import { workQuery } from '../finance-query.ts';

type Props = { maintenanceId: number; onChoose: (maintenanceId: number | undefined) => void };

/** The work that expenses were for. */
export function WorkFilter({ maintenanceId, onChoose }: Props) {
  const work = useQuery(workQuery(maintenanceId));
  return (
    <EntryFilter
      label="Maintenance"
      every="All expenses"
      path="/api/maintenance"
      foundOf={({ id, title, yachtName }) => ({ id, label: title, note: yachtName })}
      noneFound="No maintenance found"
      chosen={{ id: maintenanceId, name: work.data?.title ?? (work.isError ? 'Unknown work' : undefined) }}
      onChoose={(row) => onChoose(row?.id)}
    />
  );
}
