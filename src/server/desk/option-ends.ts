import type { Database } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { asCompany } from '../platform/scope.ts';
import { holdYachts, optionEnds, settle } from '../schedule/settling.ts';

/**
 * Records at the right moment that an option ended and who moved up, for open pages and the feed. It could run at any time; the result is
 * the same.
 */
export function optionJobs({ db, jobs }: Pick<Parts, 'db' | 'jobs'>): void {
  jobs.run(optionEnds, ({ data }) => settleYacht(db, { companyId: Number(data['companyId']), yachtId: Number(data['yachtId']) }));
}

function settleYacht(db: Database, { companyId, yachtId }: { companyId: number; yachtId: number }): Promise<void> {
  return db.transaction(asCompany(companyId), async (t) => {
    await holdYachts(t, companyId, [yachtId]);
    await settle(t, { companyId, yachtId });
  });
}
