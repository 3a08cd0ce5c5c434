import { useRef, useState, type ReactNode } from 'react';
import type { ChecklistRun } from '#domain/checklists/run.ts';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { fullName, several } from '#domain/shared/words.ts';
import { useUser } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { FinishPanel } from './finish-panel.tsx';
import { ItemPanel } from './item-panel.tsx';
import { useAnswers } from './run-actions.ts';
import { RunDetails } from './run-details.tsx';
import { useRunPhotos } from './run-photo-actions.ts';
import { isTypedInto, newNote, newReading, type TypedAnswer, type TypedEnd } from './run-entry.ts';

/**
 * A run: while it is open, one item a screen, beginning with the first open one, then its end. If somebody else finishes it, what was typed
 * stays until it is dismissed.
 */
export function RunPanel({ run: stored }: { run: ChecklistRun }) {
  const isPhone = usePhone();
  const panel = useRef<HTMLDivElement>(null);
  const user = useUser();
  const mark = decimalMarkOf(user);
  const { run, ...answers } = useAnswers(stored);
  const photos = useRunPhotos(stored, answers.say);
  const [initialEnd] = useState<TypedEnd>(() => ({ signedBy: run.signedBy ?? fullName(user), hours: {} }));
  const end = run.items.length + 1;
  const [at, setAt] = useState(() => run.items.find(({ result }) => result === null)?.position ?? end);
  const [typed, setTyped] = useState<Record<number, TypedAnswer>>({});
  const [typedEnd, setTypedEnd] = useState(initialEnd);
  const item = run.items.find(({ position }) => position === at);
  const answeredCount = run.items.filter(({ result }) => result !== null).length;
  const type = (some: TypedAnswer) => setTyped((before) => ({ ...before, [at]: { ...before[at], ...some } }));

  const isFinished = stored.finishedAt !== null;
  const isTyped = isTypedInto(run, mark, typed, typedEnd, initialEnd);

  function sendNote() {
    if (isFinished) return;
    const note = item && newNote(item, typed[at]);
    if (note !== undefined) answers.say({ position: at, note });
    type({ note: undefined });
  }

  /** Sends the note of an item whichever way it is left. */
  function goTo(position: number) {
    sendNote();
    type({ value: undefined, isUnread: false });
    setAt(position);
  }

  /** Sends the reading, too, unless it can't be read: then the item stays. */
  function leaveFor(position: number) {
    const reading = item && newReading(item, typed[at], mark);
    if (Number.isNaN(reading)) {
      type({ isUnread: true });
      panel.current?.querySelector('input')?.focus();
      return;
    }
    if (reading !== undefined && !isFinished) answers.say({ position: at, value: reading });
    goTo(position);
  }

  function leaveOut() {
    photos.leaveOut();
    panel.current?.focus();
  }

  function forgetTyped() {
    setTyped({});
    setTypedEnd(initialEnd);
  }

  if (isFinished && !isTyped) return <RunDetails run={stored} />;
  return (
    <div ref={panel} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      {isFinished && (
        <Unsent text="This run was finished meanwhile. What you entered can’t be saved anymore.">
          <Button size="sm" onClick={forgetTyped}>
            Show the finished run
          </Button>
        </Unsent>
      )}
      <ProgressBar
        label={`${answeredCount} of ${run.items.length} answered`}
        value={Math.round((answeredCount / run.items.length) * 100)}
      />
      {answers.unsaved > 0 && (
        <Unsent text={`${several(answers.unsaved, 'answer')} ${answers.unsaved === 1 ? 'isn’t' : 'aren’t'} saved yet`}>
          <Button size="sm" running={answers.isTrying && 'Sending'} onClick={answers.tryAgain}>
            Retry
          </Button>
        </Unsent>
      )}
      {photos.unsent > 0 && (
        <Unsent text={`${several(photos.unsent, 'picture')} ${photos.unsent === 1 ? 'hasn’t' : 'haven’t'} been sent yet`}>
          <Button size="sm" running={photos.isTrying && 'Sending'} onClick={photos.tryAgain}>
            Send again
          </Button>
          <Button size="sm" variant="ghost" disabled={photos.isTrying} onClick={leaveOut}>
            Discard
          </Button>
        </Unsent>
      )}
      {item ? (
        <ItemPanel
          key={at}
          run={run}
          item={item}
          typed={typed[at]}
          onType={type}
          onNoted={sendNote}
          onAnswer={answers.say}
          photos={photos}
          onAnswered={() => goTo(at + 1)}
          onNext={() => leaveFor(at + 1)}
        />
      ) : (
        <FinishPanel run={run} photos={photos} typed={typedEnd} onType={setTypedEnd} onBack={goTo} onFinished={forgetTyped} />
      )}
      <div className="flex gap-2 max-sm:[&>*]:flex-1">
        <Button disabled={at === 1} onClick={() => leaveFor(at - 1)}>
          Back
        </Button>
        {item && <Button onClick={() => leaveFor(at + 1)}>{item.result === null ? 'Skip for now' : 'Continue'}</Button>}
        {item && answeredCount === run.items.length && <Button onClick={() => leaveFor(end)}>Go to the end</Button>}
      </div>
      {!isPhone && <RunDetails run={run} onOpen={leaveFor} />}
      {/* Requests continue on the next page, but not once the tab is closed. */}
      <UnsavedChanges
        when={() => isTyped || answers.isWaiting || photos.isSending || photos.unsent > 0}
        stays={() => !isTyped && answers.unsaved + photos.unsent === 0}
      />
    </div>
  );
}

/** What hasn't reached the server yet, and what to do about it. */
function Unsent({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-lg bg-amber-soft p-3 text-amber">
      <span className="flex-1">{text}</span>
      {children}
    </div>
  );
}
