import { Link } from '@tanstack/react-router';
import { segmentLook, segmentsLook } from '../ui/segments.ts';

const tabs = [
  { to: '/desk', label: 'Grid' },
  { to: '/desk/pipeline', label: 'Pipeline' },
  { to: '/desk/today', label: 'Today' },
  { to: '/desk/departures', label: 'Departures' },
  { to: '/desk/prices', label: 'Prices' },
] as const;

/** The pages of the charter desk, side by side. */
export function DeskTabs() {
  return (
    <div className="relative flex overflow-x-auto">
      <nav aria-label="Charter desk" className={`${segmentsLook} grid-flow-col`}>
        {tabs.map(({ to, label }) => (
          <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} className={`${segmentLook} h-8 px-3`}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
