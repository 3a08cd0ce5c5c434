import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CalendarCheck, CheckCheck, Copy, LockOpen, RefreshCw, Timer, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { canMove } from '#domain/desk/charter-state.ts';
import type { Charter } from '#domain/desk/charter.ts';
import { charterMoveLabels } from '#domain/desk/charter-words.ts';
import { nextAct } from '#domain/desk/next-act.ts';
import { client, reason } from '../../platform/api.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';
import { lastSearchAt } from '../../platform/left-page.ts';
import { ActMenu, type Act } from '../../ui/acts.tsx';
import { useNow } from '../../platform/now.ts';
import { toast } from '../../ui/toast-store.ts';
import { useMoves } from '../charter-actions.ts';
import { contactOf } from '../charter-words.ts';
import { MoveDialog } from '../move-dialog.tsx';

const OptionDialog = lazy(() => import('./option-dialog.tsx').then((module) => ({ default: module.OptionDialog })));
const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })));
const EndDialog = lazy(() => import('./end-dialog.tsx').then((module) => ({ default: module.EndDialog })));

/** The actions for a charter other than its next act. */
export function CharterMenu({ charter }: { charter: Charter }) {
  const navigate = useNavigate();
  const moves = useMoves(charter);
  const copy = useAlternative(charter);
  const [asking, setAsking] = useState<'option' | 'lose' | 'cancel' | 'delete' | null>(null);
  const { number, state, yachtId, startDate } = charter;
  const now = useNow().toISOString();
  const next = nextAct(charter, now);
  const isOver = charter.endDate !== null && charter.endDate <= now;
  const isKnown = yachtId !== null && startDate !== null;
  const acts: (Act | false)[] = [
    isKnown &&
      canMove(state, 'option') && {
        label: state === 'option' ? 'Extend option' : 'Option until',
        icon: <Timer aria-hidden />,
        onAct: () => setAsking('option'),
      },
    isKnown &&
      next !== 'book' &&
      canMove(state, 'book') && { label: charterMoveLabels.book, icon: <CalendarCheck aria-hidden />, onAct: () => moves.run('book') },
    canMove(state, 'release') && { label: charterMoveLabels.release, icon: <LockOpen aria-hidden />, onAct: () => moves.run('release') },
    isKnown &&
      canMove(state, 'reprice') && { label: charterMoveLabels.reprice, icon: <RefreshCw aria-hidden />, onAct: () => moves.run('reprice') },
    { label: 'Add alternative', icon: <Copy aria-hidden />, onAct: copy.mutate, isRunning: copy.isPending },
    canMove(state, 'lose') && { label: charterMoveLabels.lose, icon: <X aria-hidden />, onAct: () => setAsking('lose') },
    next !== 'close' &&
      canMove(state, 'close') &&
      isOver && { label: charterMoveLabels.close, icon: <CheckCheck aria-hidden />, onAct: () => moves.run('close') },
    canMove(state, 'cancel') && { label: charterMoveLabels.cancel, icon: <X aria-hidden />, onAct: () => setAsking('cancel') },
    canMove(state, 'delete') && { label: 'Delete', icon: <Trash2 aria-hidden />, onAct: () => setAsking('delete') },
  ];
  const close = () => setAsking(null);
  return (
    <>
      <ActMenu of={number} acts={acts.filter((act) => act !== false)} />
      <MoveDialog charter={charter} moves={moves} />
      <Suspense>
        {asking === 'option' && (
          <OptionDialog
            charter={charter}
            onClose={close}
            onHold={(wish) => {
              close();
              moves.run('option', wish);
            }}
          />
        )}
        {asking === 'lose' && (
          <EndDialog
            charter={charter}
            onClose={close}
            onEnd={(why) => {
              close();
              moves.run('lose', { reason: why });
            }}
          />
        )}
        {asking === 'cancel' && <CancelDialog charter={charter} onClose={close} />}
      </Suspense>
      <DeleteDialog
        collection="/api/charters"
        record={charter}
        open={asking === 'delete'}
        title={`Delete ${number}?`}
        text={`The request from ${contactOf(charter)}, its price and its notes will be deleted. This can't be undone.`}
        action="Delete charter"
        deleted={{ title: 'Charter deleted', description: `${number} was deleted.` }}
        failure="Error deleting charter"
        refusedTitle={`${number} can't be deleted`}
        onClose={close}
        onDeleted={() => navigate({ to: '/desk/pipeline', search: lastSearchAt('/desk/pipeline'), replace: true })}
      />
    </>
  );
}

/** Adds an alternative to a charter, for another yacht or other dates. */
function useAlternative({ id, number }: Charter) {
  const navigate = useNavigate();
  const [once, setOnce] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async () => {
      const call = { params: { path: { id } }, body: {}, headers: { 'Idempotency-Key': once } };
      return (await client.POST('/api/charters/{id}/copy', call)).data as Charter;
    },
    onSuccess: (made) => {
      setOnce(crypto.randomUUID());
      toast({
        title: 'Alternative added',
        description: `${made.number} is a copy of ${number}. Choose another yacht or other dates.`,
      });
      void navigate({ to: '/desk/$charterId/edit', params: { charterId: String(made.id) } });
    },
    onError: (error) => toast({ variant: 'destructive', title: 'Error adding alternative', description: reason(error) }),
  });
}
