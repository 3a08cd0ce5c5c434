import {
  ArrowDown,
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightFromLine,
  ArrowRightToLine,
  ArrowLeftFromLine,
  ArrowUp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { DayLine } from '#domain/schedule/day-line.ts';
import { Button } from '../../ui/button.tsx';
import { meets } from './carried-bar.tsx';
import type { Proposal } from './carry-state.ts';
import type { Step } from './cursor-state.ts';
import type { Hold } from './keyboard.ts';
import { spanWords } from './span-words.ts';

type Props = { proposal: Proposal; line: DayLine; onStep: (where: Step, held: Hold) => void; onDrop: () => void; onCancel: () => void };

/** Moving without dragging: by these buttons, or by the keys they stand for. */
export function CarryToolbar({ proposal, line, onStep, onDrop, onCancel }: Props) {
  const refused = proposal.obstacles.some(({ kind }) => kind === 'conflict');
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={`Move ${proposal.event.title}`}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t bg-accent-soft px-3 py-2 sm:px-4"
    >
      <div className="min-w-0 max-sm:w-full sm:flex-1">
        <p className="truncate text-nav font-medium">{proposal.event.title}</p>
        <p className={`tnum truncate text-xs ${refused ? 'text-red' : 'text-ink-2'}`}>
          {meets(proposal, line) || `${proposal.row.yacht.name}, ${spanWords(line, proposal)}`}
        </p>
      </div>
      <div className="flex gap-1">
        <StepButton label="A day earlier" onClick={() => onStep('left', 'both')}>
          <ArrowLeft />
        </StepButton>
        <StepButton label="A day later" onClick={() => onStep('right', 'both')}>
          <ArrowRight />
        </StepButton>
        <StepButton label="To the yacht above" onClick={() => onStep('up', 'both')}>
          <ArrowUp />
        </StepButton>
        <StepButton label="To the yacht below" onClick={() => onStep('down', 'both')}>
          <ArrowDown />
        </StepButton>
        <StepButton label="Start a day earlier" onClick={() => onStep('left', 'start')}>
          <ArrowLeftToLine />
        </StepButton>
        <StepButton label="Start a day later" onClick={() => onStep('right', 'start')}>
          <ArrowRightFromLine />
        </StepButton>
        <StepButton label="End a day earlier" onClick={() => onStep('left', 'end')}>
          <ArrowLeftFromLine />
        </StepButton>
        <StepButton label="End a day later" onClick={() => onStep('right', 'end')}>
          <ArrowRightToLine />
        </StepButton>
      </div>
      <div className="ml-auto flex gap-2">
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" variant="primary" disabled={!proposal.differs} onClick={onDrop}>
          Save here
        </Button>
      </div>
    </div>
  );
}

function StepButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button size="iconSmall" aria-label={label} title={label} onClick={onClick}>
      {children}
    </Button>
  );
}
