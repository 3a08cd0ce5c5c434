import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Defect } from '#domain/defects/defect.ts';
import { openDefectStatuses } from '#domain/defects/words.ts';
import { can } from '#domain/session/permissions.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { useDates } from '../platform/dates.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';
import { lastSearchAt } from '../platform/left-page.ts';
import { Photo } from '../platform/photo.tsx';
import { useUser } from '../platform/session.tsx';
import { SingleRecord } from '../platform/single-record.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { SeverityBadge, StatusBadge } from '../defects/defect-badge.tsx';
import { defectQuery } from '../defects/defect-query.ts';
import type { Triage } from '../defects/triage-dialog.tsx';

const TriageDialog = lazy(() => import('../defects/triage-dialog.tsx').then((module) => ({ default: module.TriageDialog })));

/** One defect: its report, its pictures, and what can be done about it. */
export function DefectPage() {
  const { defectId } = useParams({ strict: false });
  return (
    <SingleRecord id={defectId} thing="defect" all={{ to: '/maintenance/defects', words: 'defects' }} read={defectQuery}>
      {(defect) => (
        <section className="card p-4 sm:p-5">
          <Head defect={defect} />
          <Standing defect={defect} />
          {defect.description && <p className="mt-4 whitespace-pre-line">{defect.description}</p>}
          <Photos urls={defect.photoUrls} />
        </section>
      )}
    </SingleRecord>
  );
}

function Head({ defect }: { defect: Defect }) {
  const dates = useDates();
  const mayWrite = can(useUser(), 'maintenance:write');
  const [triage, setTriage] = useState<Triage | null>(null);
  const { title, yachtId, yachtName, equipmentName, severity, status, confirmed, reportedBy, reportedAt } = defect;
  const isOpen = openDefectStatuses.includes(status);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1">
        <h2 className="text-page font-semibold wrap-anywhere">{title}</h2>
        <div className="mt-1 flex flex-wrap items-center gap-2 text-nav text-ink-2">
          <RecordLink kind="yacht" id={yachtId}>
            {yachtName}
          </RecordLink>
          {equipmentName && <span>{equipmentName}</span>}
          <CompanyOf record={defect} className="" />
          <SeverityBadge severity={severity} />
          <StatusBadge status={status} confirmed={confirmed} />
        </div>
        <p className="mt-1 text-xs text-ink-3">
          Reported by {reportedBy}, {dates.moment(reportedAt)}
        </p>
      </div>
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          {status === 'reported' && (
            <Button variant="primary" onClick={() => setTriage('accept')}>
              Accept
            </Button>
          )}
          {isOpen && (
            <Button variant={status === 'accepted' ? 'primary' : 'outline'} onClick={() => setTriage('fix')}>
              Mark as fixed
            </Button>
          )}
          {isOpen && defect.maintenanceId === null && (
            <Link to="/maintenance/new" search={{ defect: true, defectId: defect.id, yachtId, title }} className={buttonLook({})}>
              Plan the repair
            </Link>
          )}
          {isOpen && <Button onClick={() => setTriage('change')}>Change</Button>}
          {isOpen && <Button onClick={() => setTriage('dismiss')}>Dismiss</Button>}
          {!isOpen && <Button onClick={() => setTriage('reopen')}>Reopen</Button>}
          <Deletion defect={defect} />
        </div>
      )}
      <Suspense>{triage && <TriageDialog triage={triage} defect={defect} onClose={() => setTriage(null)} />}</Suspense>
    </div>
  );
}

/** Its effect on bookings, its repair, and the reason for its status. */
function Standing({ defect: { blocks, blocksUntil, maintenanceId, reason, severity, confirmed, status } }: { defect: Defect }) {
  const dates = useDates();
  return (
    <>
      {blocks && (
        <p className="mt-4 rounded-lg bg-red-soft p-3 font-medium text-red">
          {blocksUntil
            ? `Bookings that start before ${dates.moment(blocksUntil)} are refused.`
            : 'Bookings are refused until this is fixed.'}
        </p>
      )}
      {!confirmed && status === 'reported' && (
        <p className="mt-4 rounded-lg bg-amber-soft p-3 text-amber">
          Reported through the yacht’s link.{' '}
          {severity === 'may_not_sail' ? 'Bookings are refused once somebody accepts it.' : 'Accept it to confirm it.'}
        </p>
      )}
      {reason && <p className="mt-3 text-nav text-ink-2">Why: {reason}</p>}
      {maintenanceId !== null && (
        <p className="mt-3 text-nav">
          <Link to="/maintenance/$recordId" params={{ recordId: String(maintenanceId) }} className="text-accent hover:underline">
            See the repair
          </Link>
        </p>
      )}
    </>
  );
}

function Photos({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      {urls.map((url, at) => (
        <li key={url} className="overflow-hidden rounded-xl border">
          <Photo url={url} alt={`What is broken, ${at + 1}`} />
        </li>
      ))}
    </ul>
  );
}

function Deletion({ defect }: { defect: Defect }) {
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button size="icon" aria-label={`Delete ${defect.title}`} title="Delete" onClick={() => setAsks(true)}>
        <Trash2 />
      </Button>
      {asks && (
        <DeleteDialog
          collection="/api/defects"
          record={defect}
          title={`Delete ${defect.title}?`}
          text={<p>This can't be undone. The defect of {defect.yachtName} and its pictures will be deleted.</p>}
          action="Delete defect"
          deleted={{ title: 'Defect deleted', description: `${defect.title} on ${defect.yachtName} was deleted.` }}
          failure="Failed to delete defect"
          onClose={() => setAsks(false)}
          onDeleted={() => navigate({ to: '/maintenance/defects', search: lastSearchAt('/maintenance/defects'), replace: true })}
        />
      )}
    </>
  );
}
