import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Scissors, Wrench } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { canMove } from '#domain/desk/charter-state.ts';
import type { Charter } from '#domain/desk/charter.ts';
import { damageTitle, isNewDamage } from '#domain/handovers/damage.ts';
import type { Handover } from '#domain/handovers/handover.ts';
import { can } from '#domain/session/permissions.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { client } from '../../platform/api.ts';
import { tellFailure } from '../../platform/records.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { RecordLink } from '../../words/record-link.tsx';

const SettleDialog = lazy(() => import('../charter/settle-dialog.tsx').then((module) => ({ default: module.SettleDialog })));

type Item = Handover['items'][number];
const linkLook = 'inline-flex min-h-11 items-center rounded-sm text-accent underline underline-offset-4';

/** What damage at check-out means for the deposit: keep it in one click. */
export function DamagePanel({ charter, items, mayWrite }: { charter: Charter; items: Item[]; mayWrite: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const damage = items.filter(isNewDamage);
  const received = charter.plan.find(({ kind, receivedOn }) => kind === 'deposit' && receivedOn !== null);
  if (damage.length === 0) return null;
  const count = damage.length === 1 ? '1 item isn’t' : `${damage.length} items aren’t`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-3">
      <p className="min-w-40 flex-1">
        {count} as at check-in. {depositWords(charter, received?.amount)}
      </p>
      {received && !charter.settlement && mayWrite && canMove(charter.state, 'settle') && (
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Scissors aria-hidden />
          Deduct from security deposit
        </Button>
      )}
      <Suspense>
        {isOpen && received && <SettleDialog charter={charter} deposit={received.amount} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </div>
  );
}

function depositWords({ settlement, currency }: Charter, deposit: string | undefined): string {
  if (settlement) return `${moneyInWords(settlement.withheld, currency)} of the security deposit was withheld.`;
  return deposit ? `A security deposit of ${moneyInWords(deposit, currency)} is held.` : 'No security deposit was received.';
}

/** What was done about one damage: the deduction for it, and the defect it was reported as, or a button to report it. */
export function DamageActs({ charter, item, mayWrite }: { charter: Charter; item: Item; mayWrite: boolean }) {
  const user = useUser();
  const { id, name, defectId, deducted, photos, note } = item;
  const report = useMutation({
    mutationFn: async () => {
      const description = [note, `Noted at check-out of ${charter.number}`].filter(Boolean).join('\n');
      const of = { yachtId: charter.yachtId ?? 0, eventId: charter.eventId, handoverItemId: id };
      await client.POST('/api/defects', { body: { ...of, title: damageTitle(item), description, photoUrls: [...photos] } });
    },
    onSuccess: () => toast({ title: 'Defect reported', description: `${name} was added to the defects of ${charter.yachtName}.` }),
    onError: (error) => tellFailure(`${name} wasn’t reported`, error),
  });
  return (
    <>
      {deducted !== null && (
        <Link to="/desk/$charterId" params={{ charterId: String(charter.id) }} search={{ tab: 'payments' }} className={linkLook}>
          Deducted {moneyInWords(deducted, charter.currency)}
        </Link>
      )}
      {defectId !== null && (
        <RecordLink kind="defect" id={defectId} className={linkLook}>
          Reported
        </RecordLink>
      )}
      {defectId === null && mayWrite && can(user, 'maintenance:write') && (
        <Button running={report.isPending && 'Reporting'} aria-label={`Report defect: ${name}`} onClick={() => report.mutate()}>
          <Wrench aria-hidden />
          Report defect
        </Button>
      )}
    </>
  );
}
