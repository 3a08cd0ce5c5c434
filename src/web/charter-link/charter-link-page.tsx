import { useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { guestsOf } from '#domain/desk/guest-words.ts';
import type { LinkPage } from '#domain/desk/link-page.ts';
import { reason } from '../platform/api.ts';
import { useLinkToken } from '../platform/link-token.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { charterLinkQuery } from './charter-link-query.ts';
import { ContractSection } from './contract-section.tsx';
import { GuestsSection } from './guests-section.tsx';
import { useLinkDates } from './link-days.ts';
import { PaymentsSection } from './payments-section.tsx';

/** A charter as its customer, or their guests, see it by a link: read, sign, pay, fill in. */
export function CharterLinkPage() {
  const token = useLinkToken();
  const page = useQuery(charterLinkQuery(token));
  return (
    <Loaded
      query={page}
      loading={
        <Frame title="Charter">
          <Skeletons count={2}>
            <Skeleton className="h-32 rounded-xl" />
            <Skeleton className="h-96 rounded-xl" />
          </Skeletons>
        </Frame>
      }
      renderFailed={(retry, error) => (
        <Frame title="Charter">
          <div role="alert" className="card">
            <EmptyState
              icon={<Link2Off />}
              tone="bg-red-soft text-red"
              title={<h1>This link couldn't be opened</h1>}
              text={reason(error)}
              action={<Button onClick={retry}>Try again</Button>}
            />
          </div>
        </Frame>
      )}
    >
      {(shown) => <Opened token={token} page={shown} />}
    </Loaded>
  );
}

function Opened({ token, page }: { token: string; page: LinkPage }) {
  const { charter, company } = page;
  return (
    <Frame title={`${charter.yachtName ?? 'Charter'} · ${company.name}`} company={company}>
      <Head page={page} />
      {page.contract && <ContractSection token={token} page={page} contract={page.contract} />}
      {page.kind === 'customer' && <PaymentsSection token={token} page={page} />}
      <GuestsSection token={token} page={page} />
    </Frame>
  );
}

function Head({ page: { charter, company } }: { page: LinkPage }) {
  const dates = useLinkDates(company);
  const { number, yachtName, startDate, endDate, isBooked, isOff } = charter;
  return (
    <section className="card grid gap-1 p-5 sm:px-6">
      <p className="tnum text-nav text-ink-3">
        {number}
        {isBooked && ' · Booked'}
        {isOff && ' · Not taking place'}
      </p>
      <h1 className="text-2xl leading-8 font-semibold wrap-anywhere">{yachtName ?? 'Your charter'}</h1>
      {startDate && endDate && <p className="tnum">{dates.period(startDate, endDate)}</p>}
      <p className="text-ink-2">{guestsOf(charter)}</p>
    </section>
  );
}

type FrameProps = { title: string; company?: LinkPage['company']; children: ReactNode };

/** What surrounds it: whose page it is, and whom to ask. */
function Frame({ title, company, children }: FrameProps) {
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
            <a href={`tel:${company.contactPhone}`} className="rounded-sm text-accent hover:underline">
              {company.contactPhone}
            </a>
          )}
        </footer>
      )}
    </div>
  );
}
