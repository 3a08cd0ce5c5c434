import { Check } from 'lucide-react';
import type { Dossier } from '#domain/dossier/dossier.ts';
import { dossierStageLabels, type StageState } from '#domain/dossier/words.ts';

const looks: Record<StageState, string> = {
  done: 'text-ink',
  now: 'font-semibold text-accent',
  missed: 'text-ink-2',
  open: 'text-ink-3',
};

const spoken: Record<StageState, string> = { done: 'done', now: 'now', missed: 'skipped', open: 'to come' };

/** The progress of a booking, stage by stage. A phone names only the current stage. */
export function StagesList({ stages }: { stages: Dossier['stages'] }) {
  return (
    <ol aria-label="Stages" className="flex h-6 items-center gap-2 text-xs">
      {stages.map(({ stage, state }, at) => (
        <li
          key={stage}
          aria-current={state === 'now' ? 'step' : undefined}
          className={`flex h-6 items-center gap-2 ${looks[state]} ${at < stages.length - 1 ? 'flex-1' : ''}`}
        >
          <Mark state={state} />
          <span className={state === 'now' ? '' : 'max-sm:sr-only'}>{dossierStageLabels[stage]}</span>
          <span className="sr-only">, {spoken[state]}</span>
          {at < stages.length - 1 && (
            <i aria-hidden className={`h-0.5 min-w-2 flex-1 rounded-full ${state === 'done' ? 'bg-ink' : 'bg-line-strong'}`} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Mark({ state }: { state: StageState }) {
  if (state === 'done') return <Check aria-hidden className="size-3.5 shrink-0" />;
  const look = { now: 'bg-accent', missed: 'border-2 border-amber-solid', open: 'border-2 border-line-strong' }[state];
  return <i aria-hidden className={`size-2.5 shrink-0 rounded-full ${look}`} />;
}
