import { Link } from '@tanstack/react-router';
import { Building2, Globe, Mail, MapPin, Pencil, Phone, Settings, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { catalogue, type Plan } from '#domain/billing/plans.ts';
import type { Company } from '#domain/companies/company.ts';
import { phoneAddress } from '../platform/phone-address.ts';
import { Picture } from '../platform/picture.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { CompanySearch } from './company-query.ts';

const planTone: Record<Plan, Tone> = { starter: 'grey', professional: 'teal', enterprise: 'violet' };

type Props = { company: Company; list: CompanySearch; onDelete: (company: Company) => void };

/** A company at a glance: its logo, its plan, and how to reach it. */
export function CompanyCard({ company, list, onDelete }: Props) {
  const { id, name, description, contactEmail, contactPhone, address, website, subscriptionTier } = company;
  return (
    <article className="card flex min-w-0 flex-col p-4 transition duration-200 hover:border-line-strong hover:shadow-2">
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-lg bg-grey-soft text-grey [&_svg]:size-5">
          <Picture url={company.logo} size="thumb" alt="" className="size-full" placeholder={<Building2 aria-hidden />} />
        </span>
        <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
          <h2 className="line-clamp-2 text-panel font-semibold wrap-anywhere">{name}</h2>
          <Badge tone={planTone[subscriptionTier]}>{catalogue[subscriptionTier].name}</Badge>
        </div>
        <div className="-mr-1 flex">
          <Link
            to="."
            search={{ ...list, edit: id }}
            resetScroll={false}
            aria-label={`Edit ${name}`}
            className={buttonLook({ variant: 'ghost', size: 'iconSmall' })}
          >
            <Pencil aria-hidden />
          </Link>
          <Link
            to="/settings"
            search={{ company: id }}
            aria-label={`Settings of ${name}`}
            className={buttonLook({ variant: 'ghost', size: 'iconSmall' })}
          >
            <Settings aria-hidden />
          </Link>
          <Button variant="ghost" size="iconSmall" aria-label={`Delete ${name}`} onClick={() => onDelete(company)}>
            <Trash2 />
          </Button>
        </div>
      </div>
      {description && <p className="mt-3 line-clamp-2 text-nav text-ink-2">{description}</p>}
      <dl className="mt-4 grid gap-2 text-nav text-ink-2">
        {contactEmail && (
          <Line icon={<Mail />} name="Email">
            <a href={`mailto:${contactEmail}`} className="block truncate hover:text-accent hover:underline">
              {contactEmail}
            </a>
          </Line>
        )}
        {contactPhone && (
          <Line icon={<Phone />} name="Phone">
            <a href={phoneAddress(contactPhone)} className="tnum block truncate hover:text-accent hover:underline">
              {contactPhone}
            </a>
          </Line>
        )}
        {address && (
          <Line icon={<MapPin />} name="Address">
            <span className="line-clamp-2">{address}</span>
          </Line>
        )}
        {website && (
          <Line icon={<Globe />} name="Website">
            <a href={website} target="_blank" rel="noopener noreferrer" className="block truncate hover:text-accent hover:underline">
              {website.replace(/^https?:\/\//, '')}
            </a>
          </Line>
        )}
        {!(contactEmail || contactPhone || address || website) && (
          <Line icon={<Mail />} name="Contact">
            <span className="text-ink-3">No contact details yet</span>
          </Line>
        )}
      </dl>
    </article>
  );
}

function Line({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-3.5 [&>svg]:shrink-0 [&>svg]:text-ink-3">
      {icon}
      <dt className="sr-only">{name}</dt>
      <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
    </div>
  );
}

export function CompanyCardSkeleton() {
  return (
    <div className="card p-4">
      <div className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-lg" />
        <div className="grid gap-2">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-5 w-24 rounded-full" />
        </div>
      </div>
      <Skeleton className="mt-5 h-3.5 w-48" />
      <Skeleton className="mt-3 h-3.5 w-32" />
      <Skeleton className="mt-3 h-3.5 w-56" />
    </div>
  );
}
