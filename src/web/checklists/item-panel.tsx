import {
  answeredItem,
  measuredText,
  rangeText,
  type ChecklistAnswer,
  type ChecklistRun,
  type NewChecklistAnswer,
} from '#domain/checklists/run.ts';
import { checklistResultLabels, type ChecklistResult } from '#domain/checklists/words.ts';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { numberHint } from '../platform/number-hint.ts';
import { useUser } from '../platform/session.tsx';
import { useKeyTitle } from '../platform/shortcuts.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { measureTyped } from './checklist-entry.ts';
import { ItemPhotoField } from './item-photo-field.tsx';
import { noteShown, valueShown, type TypedAnswer } from './run-entry.ts';
import { useResultKeys } from './run-keyboard.ts';
import type { useRunPhotos } from './run-photo-actions.ts';

type Props = {
  run: ChecklistRun;
  item: ChecklistAnswer;
  typed: TypedAnswer | undefined;
  onType: (typed: TypedAnswer) => void;
  /** Called when the note is complete for now. */ onNoted: () => void;
  onAnswer: (answer: NewChecklistAnswer) => void;
  photos: ReturnType<typeof useRunPhotos>;
  onAnswered: () => void;
  onNext: () => void;
};

/** One item of a run. Passing moves on to the next; failing first asks for a note and a picture. */
export function ItemPanel({ run, item, typed, onType, onNoted, onAnswer, photos, onAnswered, onNext }: Props) {
  const { position, section, text, kind, result, value } = item;
  const of = run.items.length;
  const mark = decimalMarkOf(useUser());
  const shownValue = valueShown(item, typed, mark);
  const range = [rangeText(item), item.unit].filter(Boolean).join(' ');
  // An iPhone's number pad has no minus.
  const isBelowZero = (item.min ?? item.max ?? 0) < 0;
  const isOut = (reading: number) => answeredItem(item, { value: reading }).result === 'fail';
  useResultKeys(answer);

  function answer(chosen: ChecklistResult) {
    if (kind === 'measure' && chosen === 'pass') return measure();
    const measured = chosen === 'fail' ? measureTyped(shownValue, mark) : null;
    if (Number.isNaN(measured)) return onType({ isUnread: true });
    onType({ value: undefined, isUnread: false });
    // With a reading in its range, the item would pass.
    onAnswer({ position, result: chosen, value: measured !== null && isOut(measured) ? measured : null });
    if (chosen !== 'fail') onAnswered();
  }

  /** Saves the reading, and stays at the item if it is out of range, so that a note can be added. */
  function measure() {
    const measured = measureTyped(shownValue, mark);
    if (measured === null || Number.isNaN(measured)) return onType({ isUnread: true });
    onType({ value: undefined, isUnread: false });
    if (measured !== value || result === null) onAnswer({ position, value: measured });
    if (!isOut(measured) || measured === value) onAnswered();
  }

  return (
    <section aria-label={`Item ${position} of ${of}`} className="card grid gap-4 p-4 sm:p-5">
      <div>
        <p className="text-nav text-ink-2">{[`${position} of ${of}`, section].filter(Boolean).join(' · ')}</p>
        <h3 className="mt-1 text-page font-semibold wrap-anywhere">{text}</h3>
      </div>
      {kind === 'measure' && (
        <form
          noValidate
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            measure();
          }}
        >
          <Field
            label="Reading"
            error={typed?.isUnread ? 'Please enter the reading' : undefined}
            hint={[numberHint(shownValue, mark), range].filter(Boolean).join(' · ') || undefined}
            className="flex-1"
          >
            {(control) => (
              <Input
                {...control}
                inputMode={isBelowZero ? 'text' : 'decimal'}
                autoComplete="off"
                className="tnum"
                value={shownValue}
                onChange={({ target }) => onType({ value: target.value, isUnread: false })}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" className="mb-6">
            Save value
          </Button>
        </form>
      )}
      <div role="group" aria-label="Result" className="grid grid-cols-3 gap-2">
        {(['pass', 'fail', 'na'] as const).map((each) => (
          <ResultButton
            key={each}
            result={each}
            isChosen={result === each}
            disabled={kind === 'measure' && each === 'pass'}
            onChoose={() => answer(each)}
          />
        ))}
      </div>
      {result === 'fail' && (
        <>
          <p role="status" className="rounded-lg bg-red-soft p-3 font-medium text-red">
            {value === null ? 'Fails' : `${measuredText(item, value)} fails`}. It becomes a defect when the run is finished.
          </p>
          <Field label="What is wrong?">
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={1000}
                value={noteShown(item, typed)}
                onChange={({ target }) => onType({ note: target.value })}
                onBlur={onNoted}
              />
            )}
          </Field>
          <ItemPhotoField item={item} last={photos.lastOf(item)} onTake={(file) => photos.upload(item, file)} />
          <Button variant="primary" size="lg" onClick={onNext}>
            Next
          </Button>
        </>
      )}
    </section>
  );
}

const keys: Record<ChecklistResult, string> = { pass: 'P', fail: 'F', na: 'N' };

type ResultProps = { result: ChecklistResult; isChosen: boolean; disabled: boolean; onChoose: () => void };

function ResultButton({ result, isChosen, disabled, onChoose }: ResultProps) {
  const label = checklistResultLabels[result];
  return (
    <Button
      size="lg"
      variant={isChosen ? 'primary' : 'outline'}
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={onChoose}
      {...useKeyTitle(label, keys[result])}
    >
      {label}
    </Button>
  );
}
