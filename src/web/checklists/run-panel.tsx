import { useState } from 'react';
import type { ChecklistRun, NewChecklistAnswer } from '#domain/checklists/run.ts';
import { fullName } from '#domain/shared/words.ts';
import { useUser } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { FinishPanel } from './finish-panel.tsx';
import { ItemPanel } from './item-panel.tsx';
import { useAnswers } from './run-actions.ts';
import { RunDetails } from './run-details.tsx';

/** A run that goes on: one item a screen, from the first that is open, and its end after the last. */
export function RunPanel({ run }: { run: ChecklistRun }) {
  const isPhone = usePhone();
  const signer = fullName(useUser());
  const answers = useAnswers(run);
  const end = run.items.length + 1;
  const [at, setAt] = useState(() => run.items.find(({ result }) => result === null)?.position ?? end);
  const item = run.items.find(({ position }) => position === at);
  const said = run.items.filter(({ result }) => result !== null).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ProgressBar label={`${said} of ${run.items.length} answered`} value={Math.round((said / run.items.length) * 100)} />
      {item ? (
        <ItemPanel
          key={at}
          item={item}
          of={run.items.length}
          onAnswer={(answer: NewChecklistAnswer) => answers.mutate(answer)}
          onNext={() => setAt(at + 1)}
        />
      ) : (
        <FinishPanel run={run} signer={signer} onBack={setAt} />
      )}
      <div className="flex gap-2 max-sm:[&>*]:flex-1">
        <Button disabled={at === 1} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        {item && <Button onClick={() => setAt(at + 1)}>{item.result === null ? 'Skip for now' : 'On'}</Button>}
        {item && said === run.items.length && <Button onClick={() => setAt(end)}>To the end</Button>}
      </div>
      {!isPhone && <RunDetails run={run} onOpen={setAt} />}
    </div>
  );
}
