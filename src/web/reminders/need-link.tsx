import { Link, type LinkProps } from '@tanstack/react-router';
import { can, type Action } from '#domain/session/permissions.ts';
import type { Blocker, Need } from '#domain/today/today.ts';
import { reasonInWords, type NeedKind } from '#domain/today/words.ts';
import { sayShortDay } from '../platform/day-words.ts';
import { useUser } from '../platform/session.tsx';
import { RecordLink } from '../words/record-link.tsx';

type Reason = Blocker | Need;

// The kind of record that each is about.
const records = {
  certificate: 'crew',
  captain: 'yacht',
  work: 'maintenance',
  inspection: 'schedule',
  gap: 'schedule',
  balance: 'invoice',
  document: 'document',
  maintenance: 'maintenance',
  invoice: 'invoice',
} as const;

/** Why a yacht isn't ready, or what is due, linked to the record it is about. */
export function NeedLink({ need, className = 'rounded-sm hover:text-accent hover:underline' }: { need: Reason; className?: string }) {
  const words = reasonInWords(need, (day) => sayShortDay(day));
  // A missing document has no page of its own.
  if (need.kind === 'missing')
    return (
      <Link {...documentsOf(need)} className={className}>
        {words}
      </Link>
    );
  return (
    <RecordLink kind={records[need.kind]} id={need.resourceId} className={className}>
      {words}
    </RecordLink>
  );
}

/** The documents among which one is missing: for users who see several companies, those of the company that lacks it. */
function documentsOf(need: Reason) {
  return { to: '/documents', search: { companyId: 'companyId' in need ? (need.companyId ?? undefined) : undefined } } as const;
}

type Way = Pick<LinkProps, 'to' | 'params' | 'search'>;
type Act = { label: string; may: Action; way: (id: string, need: Reason, companyId: number | undefined) => Way };
const relief: Act = {
  label: 'Find relief',
  may: 'crew:write',
  way: (_, __, companyId) => ({ to: '/crew/assignments', search: { companyId } }),
};
const move = (label: string): Act => ({
  label,
  may: 'schedule:write',
  way: (eventId) => ({ to: '/schedule/$eventId/edit', params: { eventId } }) as Way,
});
const remind: Act = {
  label: 'Remind',
  may: 'finance:write',
  way: (invoiceId) => ({ to: '/finance/invoices/$invoiceId', params: { invoiceId } }) as Way,
};

// What to do about it, and where. A certificate that keeps nobody ashore is renewed on its holder's page.
const acts: Record<NeedKind, Act> = {
  certificate: relief,
  captain: {
    label: 'Assign captain',
    may: 'fleet:write',
    way: (yachtId) => ({ to: '/yachts/$yachtId/edit', params: { yachtId } }) as Way,
  },
  work: {
    label: 'Move the job',
    may: 'maintenance:write',
    way: (recordId) => ({ to: '/maintenance/$recordId/edit', params: { recordId } }) as Way,
  },
  document: {
    label: 'Renew',
    may: 'documents:write',
    way: (documentId) => ({ to: '/documents/$documentId', params: { documentId } }) as Way,
  },
  missing: { label: 'See documents', may: 'documents:read', way: (_, need) => documentsOf(need) },
  inspection: move('Move it'),
  gap: move('Change hours'),
  balance: remind,
  invoice: remind,
  maintenance: {
    label: 'See the job',
    may: 'maintenance:read',
    way: (recordId) => ({ to: '/maintenance/$recordId', params: { recordId } }) as Way,
  },
};
const renew: Act = { label: 'Renew', may: 'crew:write', way: (crewId) => ({ to: '/crew/$crewId', params: { crewId } }) as Way };

/** What to do about it, where, and who may. Users who see several companies name the one it is about, unless it is their own. */
export function actAbout(need: Reason, companyId?: number): { label: string; may: Action; way: LinkProps } {
  const { label, may, way } = need.kind === 'certificate' && 'sails' in need && need.sails === null ? renew : acts[need.kind];
  return { label, may, way: way(String(need.resourceId), need, companyId) as LinkProps };
}

export const needButtonLook =
  'relative inline-flex h-11 shrink-0 items-center rounded-lg border border-line-strong px-2.5 text-xs font-medium whitespace-nowrap hover:bg-hover sm:h-7';

/** The one thing to do about it, linked to where it is done. Renders nothing for users who may not. */
export function NeedButton({ need, companyId }: { need: Reason; companyId?: number | undefined }) {
  const user = useUser();
  const act = actAbout(need, companyId);
  if (!can(user, act.may)) return null;
  return (
    <Link {...act.way} data-paper="none" className={needButtonLook}>
      {act.label}
      <span className="sr-only"> {need.of}</span>
    </Link>
  );
}
