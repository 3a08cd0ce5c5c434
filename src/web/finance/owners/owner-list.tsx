import { Banknote, KeyRound, Pencil, PieChart, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { YachtOwner } from '#domain/finance/yacht-owner.ts';
import { percentWords } from '#domain/shared/words.ts';
import { useCompanyWords } from '../../platform/company-of.tsx';
import { ActMenu } from '../../ui/acts.tsx';
import { Amount } from '../amount-words.tsx';

const OwnerAccessDialog = lazy(() => import('./owner-access-dialog.tsx').then((module) => ({ default: module.OwnerAccessDialog })));
const OwnerDialog = lazy(() => import('./owner-dialog.tsx').then((module) => ({ default: module.OwnerDialog })));
const OwnerDeleteDialog = lazy(() => import('./owner-delete-dialog.tsx').then((module) => ({ default: module.OwnerDeleteDialog })));
const PayoutDialog = lazy(() => import('./payout-dialog.tsx').then((module) => ({ default: module.PayoutDialog })));
const ShareDialog = lazy(() => import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })));

type Props = { owners: YachtOwner[]; mayRun: boolean };

/** The owners with their shares and balances. */
export function OwnerList({ owners, mayRun }: Props) {
  return (
    <section aria-labelledby="yacht-owners" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="yacht-owners" className="mt-3 text-panel font-semibold">
        Owners
      </h2>
      <ul className="card divide-y">
        {owners.map((owner) => (
          <OwnerRow key={owner.id} owner={owner} owners={owners} mayRun={mayRun} />
        ))}
      </ul>
    </section>
  );
}

function OwnerRow({ owner, owners, mayRun }: { owner: YachtOwner; owners: YachtOwner[]; mayRun: boolean }) {
  const [asking, setAsking] = useState<'edit' | 'delete' | 'pay' | 'share' | 'access' | null>(null);
  const yachts = owner.shares.map(({ yachtName, share }) => `${yachtName} ${percentWords(share)}`).join(', ');
  const owes = owner.balance.startsWith('-');
  const close = () => setAsking(null);
  const facts = [owner.email, yachts || 'No share yet', useCompanyWords()(owner)].filter(Boolean);
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="truncate font-medium">{owner.name}</p>
        <p className="truncate text-xs text-ink-3">{facts.join(' · ')}</p>
      </div>
      <div className="flex shrink-0 items-center gap-2">
        <p className="text-right">
          <Amount amount={owes ? owner.balance.slice(1) : owner.balance} currency={owner.currency} className="font-semibold" />
          <span className="block text-xs text-ink-3">{owes ? 'owed to you' : 'owed to them'}</span>
        </p>
        <ActMenu
          of={owner.name}
          acts={[
            { label: 'Record payout', icon: <Banknote aria-hidden />, onAct: () => setAsking('pay') },
            ...(mayRun
              ? [
                  { label: 'Add share', icon: <PieChart aria-hidden />, onAct: () => setAsking('share') },
                  {
                    label: owner.userId === null ? 'Invite to sign in' : 'Access',
                    icon: <KeyRound aria-hidden />,
                    onAct: () => setAsking('access'),
                  },
                  { label: 'Edit owner', icon: <Pencil aria-hidden />, onAct: () => setAsking('edit') },
                  { label: 'Delete owner', icon: <Trash2 aria-hidden />, onAct: () => setAsking('delete') },
                ]
              : []),
          ]}
        />
      </div>
      <Suspense>
        {asking === 'edit' && <OwnerDialog owner={owner} onClose={close} />}
        {asking === 'delete' && <OwnerDeleteDialog owner={owner} onClose={close} />}
        {asking === 'access' && <OwnerAccessDialog owner={owner} onClose={close} />}
        {asking === 'pay' && <PayoutDialog owner={owner} onClose={close} />}
        {asking === 'share' && (
          <ShareDialog share={null} owner={owner} owners={owners} yacht={null} companyName={owner.companyName} onClose={close} />
        )}
      </Suspense>
    </li>
  );
}
