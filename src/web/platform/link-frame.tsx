import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkCompany } from '#domain/shared/link-company.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { reason } from './api.ts';
import { phoneAddress } from './phone-address.ts';

/** The frame of a page that a link opens without an account: whose page it is, and whom to contact. */
export function LinkFrame({ title, company, children }: { title: string; company?: LinkCompany; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{title}</title>
      <header className="flex h-16 items-center border-b px-4 text-page font-semibold tracking-tight sm:px-6">{company?.name}</header>
      <main className="mx-auto grid w-full max-w-3xl flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 sm:p-6">{children}</main>
      {company && (
        <footer className="flex flex-wrap gap-x-4 gap-y-1 border-t px-4 py-5 text-nav text-ink-2 sm:px-6">
          <span>{company.name}</span>
          {company.contactEmail && (
            <a href={`mailto:${company.contactEmail}`} className="rounded-sm text-accent hover:underline">
              {company.contactEmail}
            </a>
          )}
          {company.contactPhone && (
            <a href={phoneAddress(company.contactPhone)} className="rounded-sm text-accent hover:underline">
              {company.contactPhone}
            </a>
          )}
        </footer>
      )}
    </div>
  );
}

/** Shown if a link opens nothing, or if the network is down. */
export function LinkFailed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <LinkFrame title={title}>
      <div role="alert" className="card">
        <EmptyState
          icon={<Link2Off />}
          tone="bg-red-soft text-red"
          title={<h1>This link couldn't be opened</h1>}
          text={reason(error)}
          action={<Button onClick={onRetry}>Try again</Button>}
        />
      </div>
    </LinkFrame>
  );
}
