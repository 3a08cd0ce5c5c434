import { Link } from '@tanstack/react-router';
import { segmentLook, segmentsLook } from '../ui/segments.ts';

// In the order in which they stand side by side.
const tabs = [
  { to: '/maintenance', label: 'Work' },
  { to: '/maintenance/services', label: 'Services' },
  { to: '/maintenance/defects', label: 'Defects' },
  { to: '/maintenance/equipment', label: 'Equipment' },
  { to: '/maintenance/parts', label: 'Parts' },
] as const;

/** The pages of maintenance, side by side. */
export function MaintenanceTabs() {
  return (
    <div className="flex overflow-x-auto">
      <nav aria-label="Maintenance" className={`${segmentsLook} grid-flow-col`}>
        {tabs.map(({ to, label }) => (
          <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} className={`${segmentLook} h-8 px-3`}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
