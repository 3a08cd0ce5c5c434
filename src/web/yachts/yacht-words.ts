import { can } from '#domain/session/permissions.ts';
import { useUser } from '../platform/session.tsx';

type OnYacht = { yachtName: string; companyName: string | null };

/** A yacht as a list of its doings calls it: for those who see every company's, with whose it is. */
export function useYachtWords(): (doing: OnYacht) => string {
  const seesAll = can(useUser(), 'run-platform');
  return ({ yachtName, companyName }) => (seesAll ? `${yachtName} (${companyName ?? 'No company'})` : yachtName);
}
