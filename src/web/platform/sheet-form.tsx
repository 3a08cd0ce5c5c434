import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { BesideSheetHead } from '../ui/beside-sheet.tsx';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import type { RecordFrame } from './record-form.ts';

type Props = {
  frame: RecordFrame;
  title: string;
  note: ReactNode;
  /** Actions for it elsewhere. */
  beside?: ReactNode;
  /** The fields that are decided first. */
  head: ReactNode;
  /** The label of its button. */
  action: string;
  /** Whether an address with this search still has it open. */
  stays: (search: object) => boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of a form that adds something beside a page; its fields are its children. */
export function SheetForm({ frame, title, note, beside, head, action, stays, onClose, children }: Props) {
  return (
    <form noValidate onSubmit={frame.onSubmit} className="flex min-h-0 flex-1 flex-col">
      <BesideSheetHead title={title} note={note} beside={beside}>
        {head}
      </BesideSheetHead>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
      <div className="flex gap-2 border-t bg-canvas px-5 py-3 max-sm:[&>*]:flex-1">
        <Button type="submit" variant="primary" running={frame.saving && 'Saving'}>
          {action}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
      <UnsavedChanges when={() => frame.isDirty} stays={stays} />
    </form>
  );
}
