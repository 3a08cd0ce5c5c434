import { can } from '#domain/session/permissions.ts';
import { useUser } from './session.tsx';

type Props = { record: { companyName: string | null }; className?: string };

/** Whose record it is, for those who see every company's. */
export function CompanyOf({ record, className = 'truncate text-xs text-ink-3' }: Props) {
  return can(useUser(), 'run-platform') ? <p className={className}>{record.companyName ?? 'No company'}</p> : null;
}
