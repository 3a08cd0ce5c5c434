import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { differencesIn, type Touched } from '../platform/saving.ts';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import type { Found } from '../ui/search-select.tsx';
import { entryOf, type MaintenanceEntry } from './maintenance-entry.ts';
import { maintenanceStatusWords, maintenanceTypeWords } from './maintenance-words.tsx';

const labels: Record<keyof MaintenanceEntry, string> = {
  title: 'Title', description: 'Description', yachtId: 'Yacht', type: 'Type', status: 'Status', progress: 'Progress', scheduledDay: 'Scheduled date', scheduledTime: 'Scheduled time',
  completedDay: 'Completed date', completedTime: 'Completed time', estimatedCost: 'Estimated cost', actualCost: 'Actual cost',
};

type Props = {
  theirs: MaintenanceRecord | null; mine: MaintenanceEntry; myYacht: Found | null; touched: Touched<MaintenanceEntry>; timeZone: string;
  onLoadTheirs: (theirs: MaintenanceRecord) => void; onSaveMine: (theirs: MaintenanceRecord) => void; onClose: () => void;
};

export function MaintenanceConflictDialog({ theirs, mine, myYacht, touched, timeZone, onLoadTheirs, onSaveMine, onClose }: Props) {
  return (
    <ConflictDialog
      thing="maintenance record"
      differences={theirs && differencesIn(labels, entryOf(theirs, timeZone), mine, touched, (field, entry) => words(field, entry, entry.yachtId === theirs.yachtId ? theirs.yachtName : myYacht?.label))}
      onLoadTheirs={() => theirs && onLoadTheirs(theirs)}
      onSaveMine={() => theirs && onSaveMine(theirs)}
      onClose={onClose}
    />
  );
}

function words(field: keyof MaintenanceEntry, entry: MaintenanceEntry, yacht: string | undefined): string {
  if (field === 'yachtId') return yacht ?? 'None';
  if (field === 'progress') return `${entry.progress}%`;
  if (field === 'status') return maintenanceStatusWords[entry.status].label;
  if (field === 'type') return entry.type ? maintenanceTypeWords[entry.type].label : 'Empty';
  return entry[field] || 'Empty';
}
