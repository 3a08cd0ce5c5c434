import { Bell, PanelLeft, Search } from 'lucide-react';
import { prerender } from 'react-dom/static';
import { DashboardSkeleton } from '../dashboard/dashboard-skeleton.tsx';
import { Mark } from '../ui/mark.tsx';
import { PageWaits } from '../ui/spinner.tsx';
import { placesOf } from './main-menu.ts';

/** The look of a page before it has loaded. */
export type PageShape = 'dashboard' | 'calendar' | 'form' | 'record' | 'settings' | 'list';

type Props = { path: string; title: string; shape: PageShape };

/** The HTML that is painted before any script: the frame of the requested page, and its skeleton. This runs at build time. */
export async function firstFrame(page: Props): Promise<string> {
  const { prelude } = await prerender(<FirstFrame {...page} />);
  return new Response(prelude).text();
}

function FirstFrame({ path, title, shape }: Props) {
  return (
    <div className="[.outside_&]:hidden">
      <div
        aria-hidden="true"
        inert
        className="fixed inset-y-0 left-0 w-16 overflow-hidden bg-side text-side-ink max-md:hidden min-[68.8125rem]:w-58"
      >
        <div className="flex h-13 items-center gap-3 px-4.5">
          <Mark className="size-7 shrink-0" />
          <span className="truncate text-page font-semibold tracking-tight">Fairlead</span>
        </div>
        <Places path={path} />
      </div>
      <div className="md:pl-16 min-[68.8125rem]:pl-58">
        <div aria-hidden="true" inert className="flex h-13 items-center gap-1 border-b px-3 sm:gap-2 sm:px-6">
          <Control className={shape === 'form' ? '' : 'max-md:hidden'}>
            <PanelLeft />
          </Control>
          <div className="mr-auto min-w-0 truncate text-page font-semibold">{title}</div>
          <Control>
            <Search />
          </Control>
          <Control>
            <Bell />
          </Control>
        </div>
        <main aria-label={title} className="relative p-4 sm:p-6">
          <PageWaits />
          <div aria-hidden="true" className="grid gap-4 lg:gap-5">
            {shapes[shape]}
          </div>
        </main>
        {shape !== 'form' && <div className="phone-toolbar fixed inset-x-0 bottom-0 z-20 border-t bg-surface md:hidden" />}
      </div>
    </div>
  );
}

function Places({ path }: { path: string }) {
  return (
    <div className="px-3 pt-2">
      {placesOf(null).map((group) => (
        <div key={group.name} className="mb-5">
          <p className="mb-1.5 px-3 text-xs font-medium text-side-ink-2 max-[68.8125rem]:invisible">{group.name}</p>
          {group.places.map(({ to, label, icon: Icon }) => {
            const isHere = path === to || path.startsWith(`${to}/`);
            return (
              <div
                key={to}
                className={`flex h-9 items-center gap-3 overflow-hidden rounded-lg px-3 text-nav font-medium ${isHere ? 'bg-side-2 text-side-ink' : 'text-side-ink-2'}`}
              >
                <Icon className="size-4 shrink-0" />
                <span className="truncate">{label}</span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Control({ className = '', children }: { className?: string; children: React.ReactNode }) {
  return <div className={`grid size-9 shrink-0 place-items-center [&_svg]:size-4 ${className}`}>{children}</div>;
}

function Bar({ className }: { className: string }) {
  return <div className={`rounded-md bg-line ${className}`} />;
}

function Times({ count, children }: { count: number; children: React.ReactNode }) {
  return Array.from({ length: count }, (_, index) => <div key={index}>{children}</div>);
}

const shapes: Record<PageShape, React.ReactNode> = {
  dashboard: (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 max-sm:flex-col max-sm:items-start">
          <Bar className="h-7 w-44" />
          <Bar className="my-2.5 h-4 w-28" />
          <div className="ml-auto flex gap-2 max-sm:hidden">
            <Bar className="h-9 w-35" />
            <Bar className="h-9 w-26.5" />
          </div>
        </div>
        <DashboardSkeleton />
      </div>
    </div>
  ),
  calendar: (
    <>
      <div className="flex flex-wrap justify-between gap-3">
        <Bar className="h-9 w-64" />
        <Bar className="h-9 w-80 max-sm:w-full" />
      </div>
      <Bar className="h-9 w-80 max-w-full" />
      <div className="card grid gap-3 p-5 sm:hidden">
        <Times count={7}>
          <Bar className="h-6" />
        </Times>
      </div>
      <div className="card grid grid-cols-7 gap-px overflow-hidden bg-line max-sm:hidden">
        <Times count={42}>
          <div className="h-16 bg-surface" />
          <div className="h-10 bg-surface max-sm:hidden" />
        </Times>
      </div>
    </>
  ),
  form: (
    <>
      <Bar className="h-4 w-24" />
      <div className="card mx-auto grid w-full max-w-216 gap-6 p-5">
        <Times count={6}>
          <Bar className="h-4 w-28" />
          <Bar className="mt-2 h-9" />
        </Times>
      </div>
    </>
  ),
  record: (
    <div className="grid gap-4">
      <div className="flex h-6.5 items-center">
        <Bar className="h-4 w-24" />
      </div>
      <div className="card p-5 sm:p-6">
        <div className="flex items-center gap-4">
          <Bar className="size-14" />
          <Bar className="h-7 w-56" />
        </div>
        <Bar className="mt-5 h-3.5 w-64" />
        <Bar className="mt-3 h-3.5 w-40" />
      </div>
      <div className="card h-96" />
    </div>
  ),
  settings: (
    <div className="card mx-auto grid w-full max-w-216 gap-5 p-5">
      <Times count={6}>
        <Bar className="h-9" />
      </Times>
    </div>
  ),
  list: (
    <>
      <div className="flex gap-3">
        <Bar className="h-9 w-64 max-w-full" />
        <Bar className="ml-auto h-9 w-32 max-sm:hidden" />
      </div>
      <div className="card grid gap-3 p-5">
        <Times count={7}>
          <Bar className="h-14" />
        </Times>
      </div>
    </>
  ),
};
