import { can } from '#domain/session/permissions.ts';
import { useUser } from './session.tsx';

type OfCompany = { companyName?: string | null };
type Props = { record: OfCompany; className?: string };

/** Names the company of a record for users who see every company's; null for all others, who know whose it is. */
export function useCompanyWords(): (record: OfCompany) => string | null {
  const seesAll = can(useUser(), 'run-platform');
  return ({ companyName }) => (seesAll && companyName !== undefined ? (companyName ?? 'No company') : null);
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
