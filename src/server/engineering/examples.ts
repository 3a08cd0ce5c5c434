import { EngineeringOverview } from '#domain/engineering/engineering-overview.ts';
import { withExample } from '../platform/examples.ts';

withExample(EngineeringOverview, {
  services: { overdue: 2, due: 5 },
  defects: { open: 4, mayNotSail: 1 },
  documents: { expired: 1, due: 2, missing: 0 },
  parts: { low: 3 },
  meters: { stale: 1 },
  onTime: 91,
});
