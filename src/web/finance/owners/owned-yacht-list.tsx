import { Link } from '@tanstack/react-router';
import { FilePlus, Handshake, Pencil, PieChart, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isValid, shareParts, shareText } from '#domain/finance/owner-statement-reckoning.ts';
import { expenseCategoryLabels, type ExpenseCategory } from '#domain/finance/words.ts';
import type { ManagementAgreement, YachtOwner, YachtShare } from '#domain/finance/yacht-owner.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { inWords, percentWords } from '#domain/shared/words.ts';
import { CompanyOf } from '../../platform/company-of.tsx';
import { useDates, useToday } from '../../platform/dates.ts';
import { ActMenu } from '../../ui/acts.tsx';
import { Button } from '../../ui/button.tsx';
import { plain } from '../decimal-words.ts';

const AgreementDialog = lazy(() => import('./agreement-dialog.tsx').then((module) => ({ default: module.AgreementDialog })));
const AgreementDeleteDialog = lazy(() =>
  import('./agreement-delete-dialog.tsx').then((module) => ({ default: module.AgreementDeleteDialog })),
);
const ShareDialog = lazy(() => import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })));
const ShareDeleteDialog = lazy(() => import('./share-delete-dialog.tsx').then((module) => ({ default: module.ShareDeleteDialog })));

type Props = {
  shares: YachtShare[];
  agreements: ManagementAgreement[];
  owners: YachtOwner[];
  mayRun: boolean;
  /** Previews the next statement of a yacht. */
  onState: (yachtId: number) => void;
};
type Owned = Pick<YachtShare, 'companyId' | 'companyName'> & {
  id: number;
  name: string;
  /** The currency of her company's books; null if none of its owners is listed. */ currency: string | null;
  shares: YachtShare[];
  agreements: ManagementAgreement[];
};

/** The yachts with their owners' shares and agreements. */
export function OwnedYachtList({ shares, agreements, owners, mayRun, onState }: Props) {
  const yachts = new Map([...shares, ...agreements].map((held) => [held.yachtId, held]));
  const owned = [...yachts]
    .map(([id, { yachtName, companyId, companyName }]) => ({
      id,
      name: yachtName,
      companyId,
      companyName,
      currency: owners.find((owner) => owner.companyId === companyId)?.currency ?? null,
      shares: shares.filter(({ yachtId }) => yachtId === id),
      agreements: agreements.filter(({ yachtId }) => yachtId === id),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  if (owned.length === 0)
    return <p className="card p-4 text-ink-2">Add a share to an owner, and the yacht appears here with her owners and her agreement.</p>;
  return (
    <section aria-labelledby="owned-yachts" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="owned-yachts" className="text-panel font-semibold">
        Yachts
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {owned.map((yacht) => (
          <YachtCard key={yacht.id} yacht={yacht} owners={owners} mayRun={mayRun} onState={() => onState(yacht.id)} />
        ))}
      </ul>
    </section>
  );
}

type CardProps = { yacht: Owned; owners: YachtOwner[]; mayRun: boolean; onState: () => void };

function YachtCard({ yacht, owners, mayRun, onState }: CardProps) {
  const today = useToday();
  const [adding, setAdding] = useState<'share' | 'agreement' | null>(null);
  const held = yacht.shares.filter((each) => isValid(each, today)).reduce((sum, { share }) => sum + shareParts(share), 0n);
  return (
    <li className="card flex flex-col p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate font-semibold">
          <Link to="/yachts/$yachtId" params={{ yachtId: String(yacht.id) }} className="rounded-sm hover:text-accent hover:underline">
            {yacht.name}
          </Link>
        </h3>
        {mayRun && (
          <ActMenu
            of={yacht.name}
            acts={[
              { label: 'Add share', icon: <PieChart aria-hidden />, onAct: () => setAdding('share') },
              { label: 'Add agreement', icon: <Handshake aria-hidden />, onAct: () => setAdding('agreement') },
            ]}
          />
        )}
      </div>
      <CompanyOf record={yacht} />
      <ul className="mt-1 divide-y">
        {yacht.shares.map((share) => (
          <ShareRow key={share.id} share={share} mayRun={mayRun} />
        ))}
        {yacht.agreements.map((agreement) => (
          <AgreementRow key={agreement.id} agreement={agreement} currency={yacht.currency} mayRun={mayRun} />
        ))}
      </ul>
      {held !== 1_000_000n && (
        <p role="status" className="mt-2 rounded-lg bg-amber-soft px-3 py-2 text-nav text-amber">
          The shares add up to {percentWords(shareText(held))} today.
        </p>
      )}
      {yacht.agreements.length === 0 && (
        <p role="status" className="mt-2 rounded-lg bg-amber-soft px-3 py-2 text-nav text-amber">
          She has no agreement yet.
        </p>
      )}
      <div className="mt-auto pt-3">
        <Button aria-haspopup="dialog" aria-label={`Next statement for ${yacht.name}`} onClick={onState}>
          <FilePlus aria-hidden />
          Next statement
        </Button>
      </div>
      <Suspense>
        {adding === 'share' && (
          <ShareDialog
            share={null}
            owner={null}
            owners={owners.filter(({ companyId }) => companyId === yacht.companyId)}
            yacht={{ id: yacht.id, label: yacht.name }}
            companyName={yacht.companyName}
            onClose={() => setAdding(null)}
          />
        )}
        {adding === 'agreement' && <AgreementDialog agreement={null} yacht={yacht} onClose={() => setAdding(null)} />}
      </Suspense>
    </li>
  );
}

function useValidity() {
  const dates = useDates();
  return ({ validFrom, validTo }: { validFrom: string; validTo: string | null }) =>
    validTo === null ? `since ${dates.calendarDay(validFrom)}` : `${dates.calendarDay(validFrom)} to ${dates.calendarDay(validTo)}`;
}

function ShareRow({ share, mayRun }: { share: YachtShare; mayRun: boolean }) {
  const days = useValidity();
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  return (
    <li className="flex items-center justify-between gap-2 py-2">
      <div className="min-w-0">
        <p className="truncate">
          {share.ownerName} <span className="tnum font-semibold">{percentWords(share.share)}</span>
        </p>
        <p className="text-xs text-ink-3">{days(share)}</p>
      </div>
      {mayRun && (
        <ActMenu
          of={`${share.ownerName}’s share of ${share.yachtName}`}
          acts={[
            { label: 'Edit share', icon: <Pencil aria-hidden />, onAct: () => setAsking('edit') },
            { label: 'Delete share', icon: <Trash2 aria-hidden />, onAct: () => setAsking('delete') },
          ]}
        />
      )}
      <Suspense>
        {asking === 'edit' && (
          <ShareDialog
            share={share}
            owner={null}
            owners={[]}
            yacht={{ id: share.yachtId, label: share.yachtName }}
            companyName={share.companyName}
            onClose={() => setAsking(null)}
          />
        )}
        {asking === 'delete' && <ShareDeleteDialog share={share} onClose={() => setAsking(null)} />}
      </Suspense>
    </li>
  );
}

type AgreementProps = { agreement: ManagementAgreement; currency: string | null; mayRun: boolean };

function AgreementRow({ agreement, currency, mayRun }: AgreementProps) {
  const days = useValidity();
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  return (
    <li className="flex items-center justify-between gap-2 py-2">
      <div className="min-w-0">
        <p>
          <FeeWords agreement={agreement} currency={currency} />
        </p>
        <p className="text-xs text-ink-3">
          {passedWords(agreement)} · {days(agreement)}
        </p>
      </div>
      {mayRun && (
        <ActMenu
          of={`the agreement for ${agreement.yachtName}`}
          acts={[
            { label: 'Edit agreement', icon: <Pencil aria-hidden />, onAct: () => setAsking('edit') },
            { label: 'Delete agreement', icon: <Trash2 aria-hidden />, onAct: () => setAsking('delete') },
          ]}
        />
      )}
      <Suspense>
        {asking === 'edit' && (
          <AgreementDialog
            agreement={agreement}
            yacht={{ id: agreement.yachtId, name: agreement.yachtName, companyName: agreement.companyName, currency }}
            onClose={() => setAsking(null)}
          />
        )}
        {asking === 'delete' && <AgreementDeleteDialog agreement={agreement} onClose={() => setAsking(null)} />}
      </Suspense>
    </li>
  );
}

function FeeWords({ agreement: { feePercent, feeMonthly, feeTaxPercent }, currency }: Omit<AgreementProps, 'mayRun'>) {
  const hasPercent = Number(feePercent) > 0;
  const hasMonthly = Number(feeMonthly) > 0;
  if (!hasPercent && !hasMonthly) return 'No fee';
  return (
    <>
      Fee{' '}
      <span className="tnum font-semibold">
        {hasPercent && `${percentWords(feePercent)} of revenue`}
        {hasPercent && hasMonthly && ' and '}
        {hasMonthly && (currency ? moneyInWords(feeMonthly, currency) : plain(feeMonthly))}
        {hasMonthly && ' a month'}
      </span>
      {feeTaxPercent !== null && `, plus ${percentWords(feeTaxPercent)} VAT`}
    </>
  );
}

function passedWords({ passedOn }: ManagementAgreement): string {
  if (passedOn.length === 0) return 'No costs passed on';
  return `Passes on ${inWords(passedOn.map((each) => (expenseCategoryLabels[each as ExpenseCategory] ?? each).toLowerCase()))}`;
}
