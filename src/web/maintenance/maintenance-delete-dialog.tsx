import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { ApiError, reason } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';

type Props = {
  record: MaintenanceRecord;
  open: boolean;
  onClose: () => void;
  onDeleted?: () => unknown;
  /** The title of the toast after deleting it, and the message if that fails. */
  done: string;
  failed: string;
};

/** Asks before a record is deleted along with its calendar entry. */
export function MaintenanceDeleteDialog({ record, done, failed, ...dialog }: Props) {
  const dates = useDates();
  return (
    <DeleteDialog
      collection="/api/maintenance"
      record={record}
      title={`Delete ${record.title}?`}
      text={
        <>
          <p>
            The record of {record.yachtName}, {dates.span(record.startDate, record.endDate)}, will be deleted with its progress, notes and
            costs. This can't be undone.
          </p>
          <p className="mt-2">Its calendar entry is deleted too, so the yacht can be booked at that time.</p>
        </>
      }
      action="Delete maintenance"
      deleted={{ title: done, description: `${record.title} on ${record.yachtName} was deleted.` }}
      // Only a change by somebody else needs explaining.
      failure={(error) => ({
        title: 'Error',
        description: error instanceof ApiError && error.status === 412 ? `${failed} ${reason(error)}` : failed,
      })}
      {...dialog}
    />
  );
}
