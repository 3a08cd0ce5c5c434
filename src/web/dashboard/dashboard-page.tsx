import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Plus, Ship, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDates } from '../platform/dates.ts';
import { useNow } from '../platform/now.ts';
import { useUser } from '../platform/session.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { figuresQuery } from './figures.ts';
import { StatCards } from './stat-cards.tsx';

export function DashboardPage() {
  const figures = useQuery(figuresQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Greeting />
      <div className="grid grid-cols-2 gap-3 lg:gap-5 min-[69rem]:grid-cols-4">
        <Loaded
          query={figures}
          loading={<Skeletons count={4}><StatSkeleton /></Skeletons>}
          renderFailed={(retry) => <div className="card col-span-full"><ErrorState title="The figures of your fleet could not be loaded" onRetry={retry} /></div>}
        >
          {(loaded) => <StatCards figures={loaded} />}
        </Loaded>
      </div>
      <nav aria-label="Quick links" className="grid gap-3 sm:grid-cols-3 lg:gap-5">
        <QuickLink to="/yachts/new" icon={<Plus />} title="Add New Yacht" text="With a picture, its captain and home port" />
        <QuickLink to="/yachts" icon={<Ship />} title="View the fleet" text="Where each one lies and who is aboard" />
        <QuickLink to="/yachts" search={{ status: 'maintenance' }} icon={<Wrench />} title="Yachts in maintenance" text="What is out of service at the moment" />
      </nav>
    </div>
  );
}

function Greeting() {
  const user = useUser();
  const dates = useDates();
  const now = useNow();
  const hour = dates.hour(now);
  const time = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return (
    <div className="pt-1">
      <p className="text-xl leading-7 font-semibold tracking-tight">Good {time}{user.firstName && `, ${user.firstName}`}</p>
      <p className="text-ink-2">{dates.weekday(now)}{user.companyName && ` · ${user.companyName}`}</p>
    </div>
  );
}

type QuickLinkProps = { to: '/yachts' | '/yachts/new'; search?: { status: 'maintenance' }; icon: ReactNode; title: string; text: string };

function QuickLink({ to, search, icon, title, text }: QuickLinkProps) {
  return (
    <Link to={to} search={search} className="card group flex items-center gap-4 p-4 transition-[box-shadow,transform,border-color] duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong hover:shadow-2 sm:p-5">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-xl bg-accent-soft text-accent [&_svg]:size-5">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-xs text-ink-3">{text}</span>
      </span>
      <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-3 transition-transform duration-200 group-hover:translate-x-0.5" />
    </Link>
  );
}

function StatSkeleton() {
  return (
    <div className="card h-[8.25rem] p-4 sm:p-5">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-5 h-8 w-16" />
      <Skeleton className="mt-3 h-3 w-28" />
    </div>
  );
}
