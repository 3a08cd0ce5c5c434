import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { differencesIn, type Touched } from '../platform/saving.ts';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import type { Found } from '../ui/search-select.tsx';
import { eventColorList, eventColors } from './event-colors.ts';
import { entryOf, type EventEntry } from './event-entry.ts';
import { eventWords } from './event-words.tsx';

const labels: Record<keyof EventEntry, string> = {
  type: 'Type', title: 'Title', yachtId: 'Yacht', customerId: 'Customer', description: 'Description', startDay: 'Start date', startTime: 'Start time', endDay: 'End date', endTime: 'End time',
  price: 'Price', currency: 'Currency', estimatedCost: 'Estimated cost', actualCost: 'Actual cost', color: 'Colour',
};

type Props = {
  theirs: ScheduleEvent | null; mine: EventEntry; yacht: Found | null; customer: Found | null; touched: Touched<EventEntry>; timeZone: string;
  onLoadTheirs: (theirs: ScheduleEvent) => void; onSaveMine: (theirs: ScheduleEvent) => void; onClose: () => void;
};

export function EventConflictDialog({ theirs, mine, yacht, customer, touched, timeZone, onLoadTheirs, onSaveMine, onClose }: Props) {
  return (
    <ConflictDialog
      thing="event"
      differences={theirs && differencesIn(labels, entryOf(theirs, timeZone), mine, touched, (field, entry) => words(field, entry, theirs, { yacht, customer }))}
      onLoadTheirs={() => theirs && onLoadTheirs(theirs)}
      onSaveMine={() => theirs && onSaveMine(theirs)}
      onClose={onClose}
    />
  );
}

function words(field: keyof EventEntry, entry: EventEntry, theirs: ScheduleEvent, chosen: { yacht: Found | null; customer: Found | null }): string {
  if (field === 'type') return eventWords[entry.type].label;
  if (field === 'yachtId') return entry.yachtId === theirs.yachtId ? theirs.yachtName : (chosen.yacht?.label ?? 'None');
  if (field === 'customerId') return (entry.customerId === theirs.customerId ? theirs.customerFullName : chosen.customer?.label) ?? 'No customer';
  if (field === 'color') return eventColors[eventColorList.find((each) => each === entry.color) ?? ('' as never)] ?? 'As its type';
  return String(entry[field] || 'Empty');
}
