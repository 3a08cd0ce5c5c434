import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { measuredText, rangeText, type ChecklistAnswer, type NewChecklistAnswer } from '#domain/checklists/run.ts';
import { checklistResultLabels, type ChecklistResult } from '#domain/checklists/words.ts';
import { PhotoField, usePhotos } from '../defects/photo-field.tsx';
import { reason } from '../platform/api.ts';
import { Picture } from '../platform/picture.tsx';
import { useKeyTitle } from '../platform/shortcuts.ts';
import { uploadPicture } from '../platform/upload.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { numberTyped } from './checklist-entry.ts';
import { writtenAt, type TypedAnswer } from './run-entry.ts';
import { useResultKeys } from './run-keyboard.ts';

type Props = {
  item: ChecklistAnswer;
  of: number;
  typed: TypedAnswer | undefined;
  onType: (typed: TypedAnswer) => void;
  /** What is typed of what is wrong is complete for now. */ onNoted: () => void;
  onAnswer: (answer: NewChecklistAnswer) => void;
  onNext: () => void;
};

/** One item of a run, over a screen of its own on a phone. What passes leads on; what fails is said more of first. */
export function ItemPanel({ item, of, typed, onType, onNoted, onAnswer, onNext }: Props) {
  const { position, section, text, kind, result, value } = item;
  const written = writtenAt(item, typed);
  const [fault, setFault] = useState<string | null>(null);
  const range = [rangeText(item), item.unit].filter(Boolean).join(' ');
  useResultKeys(answer);

  function answer(chosen: ChecklistResult) {
    if (kind === 'measure' && chosen === 'pass') return measure();
    setFault(null);
    onType({ value: undefined });
    onAnswer({ position, result: chosen, value: null });
    if (chosen !== 'fail') onNext();
  }

  /** What is out of its range stays, so that more can be said of it. */
  function measure() {
    const measured = numberTyped(written.value);
    if (measured === null || Number.isNaN(measured)) return setFault('Please enter what it shows');
    setFault(null);
    const isOut = (item.min !== null && measured < item.min) || (item.max !== null && measured > item.max);
    onType({ value: undefined });
    if (measured !== value || result === null) onAnswer({ position, value: measured });
    if (!isOut || measured === value) onNext();
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
          <Field label="It shows" error={fault ?? undefined} hint={range || undefined} className="flex-1">
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                className="tnum"
                value={written.value}
                onChange={({ target }) => onType({ value: target.value })}
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
                value={written.note}
                onChange={({ target }) => onType({ note: target.value })}
                onBlur={onNoted}
              />
            )}
          </Field>
          <ItemPhoto item={item} onTaken={(photoUrl) => onAnswer({ position, photoUrl })} />
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

/** The picture of what failed: it travels at once, and is there for the defect. */
function ItemPhoto({ item, onTaken }: { item: ChecklistAnswer; onTaken: (url: string) => void }) {
  const upload = useMutation({ mutationFn: uploadPicture, onSuccess: onTaken });
  const photos = usePhotos(({ file }) => upload.mutate(file), 1);
  return (
    <div className="grid gap-2">
      <PhotoField {...photos} photos={[]} max={1} />
      {item.photoUrl && <Picture url={item.photoUrl} size="full" alt={`${item.text}, as it is`} className="w-full" placeholder={null} />}
      {upload.isPending && <p role="status">Sending the picture …</p>}
      {upload.error && (
        <p role="alert" className="text-red">
          {reason(upload.error)}
        </p>
      )}
    </div>
  );
}
