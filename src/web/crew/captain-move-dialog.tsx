import type { Yacht } from '#domain/yachts/yacht.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type Props = { member: { name: string }; yacht: Yacht; where: string; onMove: (keepsCommand: boolean) => void; onClose: () => void };

/** A captain may serve elsewhere and keep their command; only the person moving them knows whether that is intended. */
export function CaptainMoveDialog({ member, yacht, where, onMove, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${member.name} commands ${yacht.name}`}
      text={`After moving to ${where}, should they stay captain of ${yacht.name}? If not, it has no captain until you choose one.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={() => onMove(true)}>Move, stay captain</Button>
          <Button variant="primary" onClick={() => onMove(false)}>
            Move, give up command
          </Button>
        </>
      }
    />
  );
}
