import { DayInAddress, IdInAddress, Page, PageInTime, Problem } from '#domain/shared/fields.ts';
import { examples, withExample } from './examples.ts';

withExample(Problem, {
  message: 'Name is required',
  code: 'validation',
  errors: [{ path: 'name', message: 'Name is required' }],
});

// In an address these are digits; the contract calls them numbers.
examples.set(IdInAddress, 12);
examples.set(Page.shape.limit, 20);
examples.set(Page.shape.offset, 0);
examples.set(DayInAddress, '2026-11-01');
withExample(Page.shape.q, 'aurelia');
withExample(PageInTime.shape.from, '2026-11-01T00:00:00Z');
withExample(PageInTime.shape.to, '2026-12-01T00:00:00Z');
