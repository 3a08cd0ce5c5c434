import type { ReactNode } from 'react';
import type { Yacht, YachtSort } from '#domain/yachts/yacht.ts';
import { useCompanyWords } from '../platform/company-of.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { SortHeader } from '../ui/sort-header.tsx';
import { YachtStatusBadge } from '../words/yacht-words.tsx';
import { CaptainLink } from './captain-link.tsx';
import { CrewCountLink } from './crew-count-link.tsx';
import { YachtNameLink } from './yacht-name-link.tsx';
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
  const company = useCompanyWords()(yacht);
  return (
    <tr className="h-14 hover:bg-hover [&>td]:px-4 [&>td]:py-1.5">
      <td>
        <YachtNameLink yacht={yacht} note={company} />
      </td>
      <td className="text-nav">
        <YachtUseLink yacht={yacht} className="leading-5" />
      </td>
      <td>
        <YachtStatusBadge status={yacht.status} />
      </td>
      <Text unknown={!yacht.location}>{yacht.location || 'Unknown'}</Text>
      <Text unknown={yacht.captainId === null}>
        <CaptainLink yacht={yacht} />
      </Text>
      <td className="tnum text-right max-xl:hidden">
        <CrewCountLink yacht={yacht} bare />
      </td>
      <td className="tnum text-right">{yacht.length}</td>
    </tr>
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
