import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { segmentLook, segmentsLook } from '../ui/segments.ts';
import { engineeringQuery } from './maintenance-query.ts';

/** The tabs of maintenance, with how many items on each need attention. */
export function MaintenanceTabs() {
  const { data } = useQuery(engineeringQuery);
  const tabs = [
    { to: '/maintenance', label: 'Work' },
    { to: '/maintenance/services', label: 'Services', count: data?.services.overdue, of: 'overdue' },
    { to: '/maintenance/defects', label: 'Defects', count: data?.defects.open, of: 'open' },
    { to: '/maintenance/equipment', label: 'Equipment' },
    { to: '/maintenance/parts', label: 'Parts', count: data?.parts.low, of: 'to order' },
    { to: '/maintenance/checklists', label: 'Checklists' },
  ] as const;
  return (
    <div className="relative flex overflow-x-auto">
      <nav aria-label="Maintenance" className={`${segmentsLook} grid-flow-col`}>
        {tabs.map(({ to, label, ...tab }) => (
          <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} className={`${segmentLook} h-8 gap-1 px-3`}>
            {label}
            {'of' in tab && Boolean(tab.count) && (
              <span className="tnum text-xs text-ink-3">
                {tab.count}
                <span className="sr-only"> {tab.of}</span>
              </span>
            )}
          </Link>
        ))}
      </nav>
    </div>
  );
}
