import { Link } from '@tanstack/react-router';
import { Building2, MapPin, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { useCompanyWords } from '../platform/company-of.tsx';
import { glides, mayGlide } from '../platform/motion.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { YachtStatusBadge } from '../words/yacht-words.tsx';
import { CaptainLink } from './captain-link.tsx';
import { CrewCountLink } from './crew-count-link.tsx';
import { YachtPicture } from './yacht-picture.tsx';
import { YachtUseLink } from './yacht-use-link.tsx';

/** A yacht at a glance. The whole card is the link. */
export function YachtCard({ yacht }: { yacht: Yacht }) {
  const company = useCompanyWords()(yacht);
  return (
    <article className="card group relative overflow-hidden transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong hover:shadow-2">
      <div className="aspect-[16/9] overflow-hidden bg-sunken" style={glides(`yacht-${yacht.id}`)}>
        <YachtPicture yacht={yacht} size="card" className="transition duration-500 ease-out group-hover:scale-[1.03]" />
      </div>
      <div className="p-4">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 truncate text-panel font-semibold" style={glides(`yacht-name-${yacht.id}`)}>
            <Link
              to="/yachts/$yachtId"
              params={{ yachtId: String(yacht.id) }}
              viewTransition={mayGlide()}
              className="after:absolute after:inset-0 after:rounded-[0.875rem]"
            >
              {yacht.name}
            </Link>
          </h2>
          <YachtStatusBadge status={yacht.status} />
        </div>
        <p className="truncate text-xs text-ink-3">
          {yacht.type}
          {yacht.year !== null && `, built ${yacht.year}`}
        </p>
        <p className="mt-3 truncate text-nav font-medium">
          <YachtUseLink yacht={yacht} className="relative z-10" />
        </p>
        <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 text-nav text-ink-2">
          <Line icon={<MapPin />} name="Location">
            {yacht.location || 'Unknown'}
          </Line>
          <div>
            <dt className="sr-only">Length</dt>
            <dd className="tnum text-right font-medium text-ink">{yacht.length}</dd>
          </div>
          <Line icon={<UserRound />} name="Captain">
            <CaptainLink yacht={yacht} className="relative z-10 rounded-sm hover:text-accent hover:underline" />
          </Line>
          <div>
            <dt className="sr-only">Crew</dt>
            <dd className="tnum text-right">
              <CrewCountLink yacht={yacht} className="relative z-10" />
            </dd>
          </div>
          {company && (
            <Line icon={<Building2 />} name="Company">
              {company}
            </Line>
          )}
        </dl>
      </div>
    </article>
  );
}

function Line({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-1.5 [&>svg]:size-3.5 [&>svg]:shrink-0 [&>svg]:text-ink-3">
      {icon}
      <dt className="sr-only">{name}</dt>
      <dd className="truncate">{children}</dd>
    </div>
  );
}

export function YachtCardSkeleton() {
  return (
    <div className="card overflow-hidden">
      <Skeleton className="aspect-[16/9] rounded-none" />
      <div className="h-[9.4375rem] p-4">
        <div className="flex justify-between gap-3">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-5 w-16 rounded-full" />
        </div>
        <Skeleton className="mt-2 h-3 w-36" />
        <Skeleton className="mt-4 h-3.5 w-44" />
        <Skeleton className="mt-4 h-3.5" />
        <Skeleton className="mt-3 h-3.5" />
      </div>
    </div>
  );
}
