import { BadgeCheck } from 'lucide-react';
import type { LinkPage } from '#domain/desk/link-page.ts';
import { BlocksView } from '../desk/contract/blocks-view.tsx';
import { Button } from '../ui/button.tsx';
import { useLinkDates } from '../platform/link-days.ts';
import { PaperButton } from './paper-button.tsx';
import { SignForm } from './sign-form.tsx';

type Props = { token: string; page: LinkPage; contract: NonNullable<LinkPage['contract']> };

/** The contract: to read, to sign, to keep. */
export function ContractSection({ token, page, contract }: Props) {
  const dates = useLinkDates(page.company);
  const { status, signedAt, signedBy, blocks } = contract;
  const isOpen = status === 'sent' || status === 'opened';
  if (blocks.length === 0) return null;
  return (
    <section aria-labelledby="contract" className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="contract" className="text-page font-semibold">
          Contract
        </h2>
        <div className="flex gap-2">
          <PaperButton token={token} path="contract" name={`Contract-${page.charter.number}`} label="PDF" />
          {isOpen && (
            <Button size="sm" variant="primary" onClick={() => document.getElementById('sign')?.scrollIntoView()}>
              Go to signature
            </Button>
          )}
        </div>
      </div>
      {status === 'signed' && signedAt && (
        <p role="status" className="flex items-start gap-2 rounded-lg bg-green-soft px-3 py-2.5 text-green">
          <BadgeCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          Signed by {signedBy} on {dates.moment(signedAt)}.{page.charter.isBooked && ' Your charter is booked.'} A copy is in your email.
        </p>
      )}
      {status === 'outdated' && (
        <p className="rounded-lg bg-amber-soft px-3 py-2.5 text-amber">
          The charter has changed since this contract was sent, so it can't be signed. {page.company.name} will send you a new one.
        </p>
      )}
      <BlocksView blocks={blocks} />
      {isOpen && <SignForm token={token} page={page} contract={contract} />}
    </section>
  );
}
