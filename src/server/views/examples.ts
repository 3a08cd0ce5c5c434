import { NewSavedView, SavedView, SavedViewChanges } from '#domain/views/saved-view.ts';
import { withExample } from '../platform/examples.ts';

const view = { list: 'invoices' as const, name: 'Overdue in euros', search: 'status=overdue&currency=EUR' };
withExample(NewSavedView, view);
withExample(SavedView, { id: 8, ...view });
withExample(SavedViewChanges, { name: 'Overdue' });
