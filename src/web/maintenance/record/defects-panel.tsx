import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { Defect } from '#domain/defects/defect.ts';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { SeverityBadge, StatusBadge } from '../../defects/defect-badge.tsx';
import { Picture } from '../../platform/picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { defectsOfWorkQuery } from '../maintenance-query.ts';

/** The defects of work, with their pictures. Renders nothing without any. */
export function DefectsPanel({ record }: { record: MaintenanceRecord }) {
  const defects = useQuery({ ...defectsOfWorkQuery(record.id), enabled: record.defects.length > 0 });
  if (record.defects.length === 0) return null;
  return (
    <SidePanel title="Defects" icon={<TriangleAlert />}>
      <Loaded
        query={defects}
        loading={
          <div className="mt-3 grid gap-3">
            <Skeletons count={record.defects.length}>
              <Skeleton className="h-14" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry) => (
          <p role="alert" className="mt-3 flex flex-wrap items-center gap-2 text-ink-2">
            The defects couldn’t be loaded. <Button onClick={retry}>Retry</Button>
          </p>
        )}
      >
        {({ rows }) => (
          <ul className="mt-2 divide-y">
            {rows.map((defect) => (
              <DefectLine key={defect.id} defect={defect} />
            ))}
          </ul>
        )}
      </Loaded>
    </SidePanel>
  );
}

function DefectLine({ defect: { id, title, severity, status, confirmed, photoUrls } }: { defect: Defect }) {
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <RecordLink kind="defect" id={id} className="min-w-0 rounded-sm font-medium wrap-anywhere hover:text-accent hover:underline">
          {title}
        </RecordLink>
        <SeverityBadge severity={severity} />
        <StatusBadge status={status} confirmed={confirmed} />
      </p>
      {photoUrls.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {photoUrls.map((url, at) => (
            <li key={url} className="h-16 w-24 overflow-hidden rounded-lg border bg-sunken">
              <Picture url={url} size="thumb" alt={`${title}, picture ${at + 1}`} className="size-full" placeholder={null} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
