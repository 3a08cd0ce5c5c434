import { useQuery } from '@tanstack/react-query';
import { guestsOf } from '#domain/desk/guest-words.ts';
import type { LinkPage } from '#domain/desk/link-page.ts';
import { useLinkDates } from '../platform/link-days.ts';
import { LinkFailed, LinkFrame } from '../platform/link-frame.tsx';
import { useLinkToken } from '../platform/link-token.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { charterLinkQuery } from './charter-link-query.ts';
import { ContractSection } from './contract-section.tsx';
import { GuestsSection } from './guests-section.tsx';
import { HoldSection } from './hold-section.tsx';
import { PaymentsSection } from './payments-section.tsx';

/** A charter as its customer, or their guests, see it by a link: read, sign, pay, fill in. */
export function CharterLinkPage() {
  const token = useLinkToken();
  const page = useQuery(charterLinkQuery(token));
  return (
    <Loaded
      query={page}
      loading={
        <LinkFrame title="Charter">
          <Skeletons count={2}>
            <Skeleton className="h-32 rounded-xl" />
            <Skeleton className="h-96 rounded-xl" />
          </Skeletons>
        </LinkFrame>
      }
      renderFailed={(retry, error) => <LinkFailed title="Charter" error={error} onRetry={retry} />}
    >
      {(opened) => <Opened token={token} page={opened} />}
    </Loaded>
  );
}

function Opened({ token, page }: { token: string; page: LinkPage }) {
  const { charter, company } = page;
  return (
    <LinkFrame title={`${charter.yachtName ?? 'Charter'} · ${company.name}`} company={company}>
      <Head page={page} />
      {page.kind === 'customer' && <HoldSection token={token} page={page} />}
      {page.contract && <ContractSection token={token} page={page} contract={page.contract} />}
      {page.kind === 'customer' && <PaymentsSection token={token} page={page} />}
      <GuestsSection token={token} page={page} />
    </LinkFrame>
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
        {isOff && ' · Cancelled'}
      </p>
      <h1 className="text-2xl leading-8 font-semibold wrap-anywhere">{yachtName ?? 'Your charter'}</h1>
      {startDate && endDate && <p className="tnum">{dates.period(startDate, endDate)}</p>}
      <p className="text-ink-2">{guestsOf(charter)}</p>
    </section>
  );
}
