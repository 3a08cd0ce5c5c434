import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { useUser } from './session.tsx';

type OfCompany = { companyName?: string | null };
type Props = { record: OfCompany; className?: string };

/** Names the company of a record for users who see every company's; null for all others, who know whose it is. */
export function useCompanyWords(): (record: OfCompany) => string | null {
  const seesAll = can(useUser(), 'run-platform');
  return ({ companyName }) => (seesAll && companyName !== undefined ? (companyName ?? 'No company') : null);
}

/** The company that a link to a page has to name: only users who see every company's records have to. */
export function companyInLink(
  user: Pick<SessionUser, 'role' | 'isOwner'>,
  { companyId }: { companyId: number | null },
): number | undefined {
  return can(user, 'run-platform') ? (companyId ?? undefined) : undefined;
}

/** The company of a record, on a line of its own. */
export function CompanyOf({ record, className = 'truncate text-xs text-ink-3' }: Props) {
  const words = useCompanyWords()(record);
  return words && <p className={className}>{words}</p>;
}

/** The same at the end of a line. */
export function CompanyNote({ record }: Pick<Props, 'record'>) {
  const words = useCompanyWords()(record);
  return words && <> · {words}</>;
}
