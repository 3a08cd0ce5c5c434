import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { fetchSearchSelects } from '../ui/lazy-search-select.tsx';
import { loadedBeside, PlainQuestion } from '../ui/plain-question.tsx';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import type { RecordFrame } from './record-form.ts';
import { CompanyOf } from './company-of.tsx';

// Compares both versions.
const ConflictQuestion = loadedBeside<Conflict>(
  () => import('../ui/conflict-dialog.tsx').then((module) => module.ConflictDialog),
  PlainConflict,
);

// Almost every form has one.
fetchSearchSelects();

type Conflict = RecordFrame['conflict'] & { thing: string };

type Props = {
  frame: RecordFrame;
  /** The record: "yacht". */
  thing: string;
  title: string;
  note: string;
  /** The actions for the record other than editing it. */
  beside?: ReactNode;
  /** The label of its button. */
  action: string;
  /** The label of a second button that does more than save: "Create and send". Its handler is called before the form is submitted. */
  further?: { action: string; onChoose: (chosen: boolean) => void };
  /** Whether something, such as a chosen file, has to load before it can be saved. */
  waits?: boolean;
  onCancel: () => void;
  children: ReactNode;
};

/** The frame of a form that is a page of its own; its fields are its children. */
export function PageForm({ frame, thing, title, note, beside, action, further, waits = false, onCancel, children }: Props) {
  return (
    <>
      <form noValidate onSubmit={frame.onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-xl leading-7 font-semibold wrap-anywhere">{title}</h2>
            <p className="text-ink-2">{note}</p>
            {frame.record && <CompanyOf record={frame.record} />}
          </div>
          {beside}
        </div>
        {children}
        {/* On the left, where a toast never covers them. */}
        <div className="form-actions sticky bottom-0 z-10 -mx-4 flex gap-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-md max-sm:[&>*]:flex-1 sm:mx-0 sm:px-0">
          <Button
            type="submit"
            variant="primary"
            disabled={waits}
            running={frame.saving && 'Saving'}
            onClick={() => further?.onChoose(false)}
          >
            {action}
          </Button>
          {further && (
            <Button type="submit" disabled={waits || frame.saving} onClick={() => further.onChoose(true)}>
              {further.action}
            </Button>
          )}
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </form>
      {frame.conflict && <ConflictQuestion thing={thing} {...frame.conflict} />}
      <UnsavedChanges when={() => frame.isDirty || waits} />
    </>
  );
}

function PlainConflict({ differences, thing, onSaveMine, onClose }: Conflict) {
  const text = `Someone else changed this ${thing}. Save your version over theirs?`;
  return <PlainQuestion open={differences !== null} text={text} onYes={onSaveMine} onNo={onClose} />;
}
