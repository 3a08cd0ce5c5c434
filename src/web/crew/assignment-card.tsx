import { Link } from '@tanstack/react-router';
import { ArrowLeftRight, GripVertical } from 'lucide-react';
import { useEffect, useEffectEvent, type PointerEvent } from 'react';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonLook } from '../ui/button.tsx';
import { CertificatesOf } from '../words/certificate-words.tsx';
import { CrewPicture } from './crew-picture.tsx';

type Props = {
  member: CrewMember;
  /** The yacht they command, if they do. */
  commands: Yacht | undefined;
  dragged: boolean;
  onDragStart: (event: PointerEvent<HTMLElement>, id: number) => void;
  onMove: (member: CrewMember, opener: HTMLElement) => void;
  /** Called when the card appears in its column. */
  onShow: (id: number) => void;
};

/** Somebody on the board: dragged by pointer, or moved by the button that lists the yachts. */
export function AssignmentCard({ member, commands, dragged, onDragStart, onMove, onShow }: Props) {
  const reportShown = useEffectEvent(() => onShow(member.id));
  useEffect(() => reportShown(), []);
  return (
    <li
      onPointerDown={(event) => onDragStart(event, member.id)}
      className={`group cursor-grab rounded-xl border bg-surface shadow-1 transition select-none hover:shadow-2 active:cursor-grabbing ${dragged ? 'opacity-40' : ''}`}
    >
      <div className="flex items-center gap-2.5 p-2.5">
        <CrewPicture name={member.name} imageUrl={member.imageUrl} className="size-9" />
        <div className="min-w-0 flex-1">
          <Link
            to="/crew/$crewId"
            params={{ crewId: String(member.id) }}
            draggable={false}
            className="block truncate font-medium hover:text-accent hover:underline"
          >
            {member.name}
          </Link>
          <p className="truncate text-xs text-ink-3">{member.role}</p>
        </div>
        <button
          type="button"
          data-move={member.id}
          aria-haspopup="menu"
          aria-label={`Move ${member.name}`}
          className={buttonLook({ variant: 'ghost', size: 'iconSmall' })}
          onClick={(event) => onMove(member, event.currentTarget)}
        >
          <ArrowLeftRight aria-hidden />
        </button>
        <span aria-hidden data-grip className="-mr-1 grid h-9 w-6 touch-none place-items-center rounded-md text-ink-3 hover:bg-hover">
          <GripVertical className="size-4" />
        </span>
      </div>
      <Marks member={member} commands={commands} />
    </li>
  );
}

function Marks({ member, commands }: Pick<Props, 'member' | 'commands'>) {
  const needsRenewal = member.certificateState === 'expired' || member.certificateState === 'due';
  if (!commands && !needsRenewal) return null;
  return (
    <p className="flex flex-wrap gap-1.5 px-2.5 pb-2.5">
      {commands && <Badge tone="teal">{commands.id === member.yachtId ? 'In command' : `Commands ${commands.name}`}</Badge>}
      {needsRenewal && <CertificatesOf member={member} />}
    </p>
  );
}
