import { Export, NewExport } from '#domain/exports/export.ts';
import { withExample } from '../platform/examples.ts';

withExample(NewExport, {});
withExample(Export, {
  id: 6,
  companyId: 1,
  status: 'ready',
  progress: 100,
  size: 48_213_377,
  failure: null,
  requestedByName: 'Maya Laurent',
  createdAt: '2026-11-21T09:00:00.000Z',
  finishedAt: '2026-11-21T09:00:41.000Z',
  expiresAt: '2026-11-28T09:00:41.000Z',
});
