import { CircleQuestionMark, Rows3 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Look } from './look-store.ts';

const LookMenu = lazy(() => import('./look-menu.tsx').then((module) => ({ default: module.LookMenu })));
const ShortcutsPanel = lazy(() => import('../timeline/shortcuts-panel.tsx').then((module) => ({ default: module.ShortcutsPanel })));

type Props = { look: Look; onLook: (change: Partial<Look>) => void; helping: boolean; onHelp: (open: boolean) => void };

const look = 'grid size-7 place-items-center rounded-md text-ink-2 hover:bg-hover hover:text-ink [&_svg]:size-4';

/** The settings of the rows, and help for the timeline. */
export function CornerToolbar({ look: chosen, onLook, helping, onHelp }: Props) {
  const [choosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <span className="-mr-2 flex">
      <button
        ref={button}
        type="button"
        aria-label="Rows"
        title="Rows"
        aria-haspopup="dialog"
        aria-expanded={choosing}
        className={look}
        onClick={() => setChoosing(!choosing)}
      >
        <Rows3 aria-hidden />
      </button>
      <button
        type="button"
        aria-label="Help"
        title="How to use the timeline"
        aria-haspopup="dialog"
        aria-expanded={helping}
        data-shortcuts
        className={look}
        onClick={() => onHelp(!helping)}
      >
        <CircleQuestionMark aria-hidden />
      </button>
      <Suspense>
        {choosing && <LookMenu anchor={button} look={chosen} onLook={onLook} onClose={() => setChoosing(false)} />}
        {helping && <ShortcutsPanel onClose={() => onHelp(false)} />}
      </Suspense>
    </span>
  );
}
