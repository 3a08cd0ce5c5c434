import type { ReactNode } from 'react';
import type { Yacht, YachtSort } from '#domain/yachts/yacht.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { SortHeader } from '../ui/sort-header.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { YachtStatusBadge } from '../words/yacht-words.tsx';
import { YachtPicture } from './yacht-picture.tsx';
import { YachtUseLink } from './yacht-use-link.tsx';

type Props = { yachts: Yacht[]; sort: YachtSort; onSort: (sort: YachtSort) => void };

/** The fleet, a yacht in a row. */
export function FleetTable({ yachts, ...sorting }: Props) {
  return (
    <div className="card overflow-clip">
      <table className="w-full table-fixed text-left">
        <thead className="border-b bg-sunken/60 text-xs text-ink-3">
          <tr className="[&>th]:px-4 [&>th]:py-2 [&>th]:font-medium">
            <SortHeader by="name" {...sorting}>
              Yacht
            </SortHeader>
            <SortHeader by="use" className="w-[22%]" {...sorting}>
              Now
            </SortHeader>
            <SortHeader by="status" className="w-36" {...sorting}>
              Status
            </SortHeader>
            <SortHeader by="location" className="w-[14%]" {...sorting}>
              Location
            </SortHeader>
            <th scope="col" className="w-[14%]">
              Captain
            </th>
            <th scope="col" className="w-16 text-right max-xl:hidden">
              Crew
            </th>
            <SortHeader by="length" end className="w-24" {...sorting}>
              Length
            </SortHeader>
          </tr>
        </thead>
        <tbody className="divide-y">
          {yachts.map((yacht) => (
            <Row key={yacht.id} yacht={yacht} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ yacht }: { yacht: Yacht }) {
  return (
    <tr className="h-14 hover:bg-hover [&>td]:px-4 [&>td]:py-1.5">
      <td>
        <Name yacht={yacht} />
      </td>
      <td className="text-nav">
        <YachtUseLink yacht={yacht} className="leading-5" />
      </td>
      <td>
        <YachtStatusBadge status={yacht.status} />
      </td>
      <Text unknown={!yacht.location}>{yacht.location || 'Unknown'}</Text>
      <Text unknown={yacht.captainId === null}>
        {yacht.captainId === null ? (
          'No captain'
        ) : (
          <RecordLink kind="crew" id={yacht.captainId}>
            {yacht.captainName}
          </RecordLink>
        )}
      </Text>
      <td className="tnum text-right max-xl:hidden">{yacht.crewCount}</td>
      <td className="tnum text-right">{yacht.length}</td>
    </tr>
  );
}

function Name({ yacht }: { yacht: Yacht }) {
  return (
    <div className="flex items-center gap-3">
      <span className="h-9 w-14 shrink-0 overflow-hidden rounded-md bg-sunken">
        <YachtPicture yacht={yacht} size="thumb" />
      </span>
      <span className="min-w-0">
        <RecordLink kind="yacht" id={yacht.id} className="block truncate rounded-sm font-medium hover:text-accent hover:underline">
          {yacht.name}
        </RecordLink>
        <CompanyOf record={yacht} />
      </span>
    </div>
  );
}

function Text({ unknown, children }: { unknown: boolean; children: ReactNode }) {
  return <td className={`truncate text-nav ${unknown ? 'text-ink-3' : ''}`}>{children}</td>;
}

export function FleetTableSkeleton() {
  return (
    <div className="card divide-y">
      <div className="h-9" />
      <Skeletons count={8}>
        <div className="flex h-14 items-center gap-3 px-4">
          <Skeleton className="h-9 w-14" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="ml-auto h-4 w-56" />
        </div>
      </Skeletons>
    </div>
  );
}
