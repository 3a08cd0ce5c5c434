import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { eventTypeLabels, type EventType } from '#domain/schedule/words.ts';
import { Button } from '../ui/button.tsx';
import { TypeBadge } from './type-badge.tsx';

const TypesPanel = lazy(() => import('./types-panel.tsx').then((module) => ({ default: module.TypesPanel })));

type Props = { type: EventType | undefined; explains: boolean; onChoose: (type: EventType | undefined) => void };

/** Filters by one type of event, or shows all of them. Its panel explains the colors, and on request the forms. */
export function TypesFilter({ type, explains, onChoose }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" aria-expanded={open} className="px-2.5" onClick={() => setOpen(!open)}>
        {type && <TypeBadge type={type} />}
        {type ? eventTypeLabels[type] : 'Types'}
        <ChevronDown aria-hidden className="text-ink-3" />
      </Button>
      {open && (
        <Suspense>
          <TypesPanel anchor={button} type={type} explains={explains} onChoose={onChoose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
