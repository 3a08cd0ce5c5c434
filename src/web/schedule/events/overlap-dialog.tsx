import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AskedWords, type Asked } from './overlap-words.tsx';

type Props = {
  /** What the server asked; null while it asks nothing. */
  asked: Asked | null;
  onSave: () => void;
  onClose: () => void;
};

/** What is asked before something is saved: a booking over maintenance or an inspection, or the reverse, and what is to be known of the yacht first. */
export function OverlapDialog({ asked, onSave, onClose }: Props) {
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={asked?.title ?? ''}
      text={asked && <AskedWords asked={asked} />}
      actions={
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button variant="primary" onClick={onSave}>
            Save anyway
          </Button>
        </>
      }
    />
  );
}
