import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { AssignmentCard } from './assignment-card.tsx';
import { AssignmentColumn } from './assignment-column.tsx';
import { useDrag } from './assignment-gestures.ts';
import { commandOf, useMoves, type Move } from './assignment-moves.ts';
import { boardCrewQuery, matchesSearch, moveButtonOf, type AssignmentSearch, type Column } from './assignment-query.ts';
import { CaptainMoveDialog } from './captain-move-dialog.tsx';
import { CrewPicture } from './crew-picture.tsx';

const AssignmentMenu = lazy(() => import('./assignment-menu.tsx').then((module) => ({ default: module.AssignmentMenu })));

type Props = { crew: CrewMember[]; yachts: Yacht[]; search: AssignmentSearch; companyId: number | undefined };

/** A column for each yacht and one for everybody without one; people move between them. */
export function AssignmentBoard({ crew: loaded, yachts, search, companyId }: Props) {
  // Read here again, because a draw of this part alone would overlay the page's earlier crew, and show who was just moved where they were.
  const { data: crew = loaded } = useQuery(boardCrewQuery(companyId));
  const nameOf = (column: Column) => yachts.find(({ id }) => id === column)?.name ?? 'Unassigned';
  const { pending, move } = useMoves(companyId, nameOf);
  const [opened, setOpened] = useState<{ member: CrewMember; opener: HTMLElement } | null>(null);
  const [question, setQuestion] = useState<(Move & { yacht: Yacht }) | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const focus = useFocusThatFollows();
  const { dragged, ghost, start } = useDrag({
    board,
    onDrop: (id, column) =>
      send(
        people.find((each) => each.id === id),
        column,
      ),
  });

  const people = withMoves(crew, pending);
  const moving = people.find(({ id }) => id === dragged?.id);
  const columns = [null, ...yachts].map((yacht) => ({ yacht, aboard: people.filter(({ yachtId }) => yachtId === (yacht?.id ?? null)) }));

  function open(member: CrewMember, opener: HTMLElement) {
    focus.hold(member.id);
    setOpened({ member, opener });
  }

  function send(member: CrewMember | undefined, to: Column) {
    if (!member || member.yachtId === to) return;
    const yacht = commandOf(yachts, member);
    const wanted = { member, from: member.yachtId, to };
    // Moving onto the yacht they command, or commanding one they don't serve on, gives nothing up.
    if (yacht && yacht.id === member.yachtId) setQuestion({ ...wanted, yacht });
    else move(wanted);
  }

  function answer(keepsCommand: boolean) {
    if (!question) return;
    const { yacht, ...wanted } = question;
    setQuestion(null);
    move(keepsCommand ? wanted : { ...wanted, command: { yachtId: yacht.id, held: false } });
  }

  return (
    <>
      <div
        ref={board}
        className={`relative -mx-4 flex h-[calc(100dvh-12.75rem)] min-h-96 ${moving ? '' : 'snap-x snap-proximity'} gap-3 overflow-x-auto scroll-px-4 px-4 pb-3 sm:-mx-6 sm:h-[calc(100dvh-10.25rem)] sm:scroll-px-6 sm:px-6`}
      >
        {columns.map(({ yacht, aboard }) => {
          const matching = aboard.filter((member) => matchesSearch(member, search));
          return (
            <AssignmentColumn
              key={yacht?.id ?? 0}
              yacht={yacht}
              count={aboard.length}
              shownCount={matching.length}
              isDragging={moving !== undefined}
              isOver={moving !== undefined && dragged?.over === (yacht?.id ?? null) && moving.yachtId !== dragged.over}
            >
              {matching.map((member) => (
                <AssignmentCard
                  key={member.id}
                  member={member}
                  commands={commandOf(yachts, member)}
                  dragged={moving?.id === member.id}
                  onDragStart={start}
                  onShow={focus.follow}
                  onMove={open}
                />
              ))}
            </AssignmentColumn>
          );
        })}
      </div>
      {moving && (
        <div
          ref={ghost}
          aria-hidden
          className="pointer-events-none fixed top-0 left-0 z-50 flex rotate-2 items-center gap-2.5 rounded-xl border border-ring bg-surface p-2.5 shadow-3"
        >
          <CrewPicture name={moving.name} imageUrl={moving.imageUrl} className="size-9" />
          <span className="truncate font-medium">{moving.name}</span>
        </div>
      )}
      {opened && (
        <Suspense>
          <AssignmentMenu {...opened} yachts={yachts} onChoose={(column) => send(opened.member, column)} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      {question && (
        <CaptainMoveDialog
          member={question.member}
          yacht={question.yacht}
          where={nameOf(question.to)}
          onMove={answer}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

/** Keeps the focus on the button of a moved card, in the column it moves to or falls back to. */
function useFocusThatFollows() {
  const held = useRef<number | null>(null);
  return {
    hold: (memberId: number) => {
      held.current = memberId;
    },
    follow(memberId: number) {
      if (held.current !== memberId) return;
      // The closing menu releases the focus first; a focus that has moved elsewhere meanwhile stays there.
      requestAnimationFrame(() => document.activeElement === document.body && moveButtonOf(memberId)?.focus());
    },
  };
}

/** The crew with the pending moves laid over it. */
function withMoves(crew: CrewMember[], pending: Move[]): CrewMember[] {
  const places = new Map(pending.map(({ member, to }) => [member.id, to]));
  return crew.map((member) => (places.has(member.id) ? { ...member, yachtId: places.get(member.id) ?? null } : member));
}
