import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export type TrackQuestionProps = {
  asks: 'remove' | 'replace' | null;
  /** The miles sailed on the track in the form, in words. */
  miles: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a track is removed or replaced. */
export function TrackQuestionDialog({ asks, miles, onConfirm, onClose }: TrackQuestionProps) {
  return (
    <Dialog
      open={asks !== null}
      onClose={onClose}
      title={asks === 'remove' ? 'Remove the track?' : 'Replace the track?'}
      text={miles && `The track of ${miles} is removed when you save the trip.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" onClick={onConfirm}>
            {asks === 'remove' ? 'Remove track' : 'Replace track'}
          </Button>
        </>
      }
    />
  );
}
