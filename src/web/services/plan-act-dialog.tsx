import { lazy, Suspense } from 'react';
import type { ServicePlan } from '#domain/services/service-plan.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';
import { nameOf } from './plan-words.tsx';

const CompletionDialog = lazy(() => import('./completion-dialog.tsx').then((module) => ({ default: module.CompletionDialog })));
const PostponementDialog = lazy(() => import('./postponement-dialog.tsx').then((module) => ({ default: module.PostponementDialog })));
const PlanDialog = lazy(() => import('./plan-dialog.tsx').then((module) => ({ default: module.PlanDialog })));

/** What was chosen to do with a service. */
export type PlanAct = { act: 'done' | 'postpone' | 'edit' | 'delete'; plan: ServicePlan };

type Props = {
  chosen: PlanAct | null;
  /** The services listed by now. */ listed: readonly ServicePlan[];
  onClose: () => void;
};

/** The dialog of a listed service. It stays open if the service leaves the list meanwhile, as others' changes can make it do. */
export function PlanActDialog({ chosen, listed, onClose }: Props) {
  if (chosen === null) return null;
  const { act } = chosen;
  const plan = listed.find(({ id }) => id === chosen.plan.id) ?? chosen.plan;
  return (
    <Suspense>
      {act === 'done' && <CompletionDialog plan={plan} onClose={onClose} />}
      {act === 'postpone' && <PostponementDialog plan={plan} onClose={onClose} />}
      {act === 'edit' && <PlanDialog plan={plan} yacht={{ id: plan.yachtId, label: plan.yachtName }} onClose={onClose} />}
      {act === 'delete' && (
        <DeleteDialog
          collection="/api/service-plans"
          record={plan}
          title={`Delete ${plan.title}?`}
          text="This can’t be undone. Its completed services stay in the service book."
          action="Delete service"
          deleted={{ title: 'Service deleted', description: `${nameOf(plan)} is no longer planned.` }}
          failure="Error deleting service"
          onClose={onClose}
          onDeleted={() => {}}
        />
      )}
    </Suspense>
  );
}
