import { Children, createContext, isValidElement, useCallback, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Skeleton, Skeletons } from './skeleton.tsx';

/** Tells the surrounding slot that something isn't known yet; the returned function undoes that. */
type Hold = () => () => void;

const Place = createContext<Hold | null>(null);

/**
 * Shows sections one below the other, each once the heights of those above are known, so that nothing moves away from under a pointer. All
 * of them load at the same time, and what was once shown stays.
 */
export function InOrder({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const settle = useCallback((name: string) => setKnown((before) => (before.has(name) ? before : new Set(before).add(name))), []);
  const parts = Children.toArray(children).map((part, nth) => ({ part, name: String((isValidElement(part) && part.key) || nth) }));
  const awaited = parts.findIndex(({ name }) => !known.has(name));
  return parts.map(({ part, name }, nth) => (
    <InPlace key={name} name={name} isKnown={known.has(name)} hasTurn={awaited === -1 || nth <= awaited} onKnown={settle}>
      {part}
    </InPlace>
  ));
}

type PlaceProps = { name: string; isKnown: boolean; hasTurn: boolean; onKnown: (name: string) => void; children: ReactNode };

function InPlace({ name, isKnown, hasTurn, onKnown, children }: PlaceProps) {
  const [isShown, setShown] = useState(hasTurn);
  if (hasTurn && !isShown) setShown(true);
  const held = useRef(0);
  const settle = useCallback(() => held.current === 0 && onKnown(name), [name, onKnown]);
  const hold = useCallback(() => {
    held.current += 1;
    return () => {
      held.current -= 1;
      // The loaded content may contain something else that has to load first. Not painted in between, or it would jump.
      queueMicrotask(() => flushSync(settle));
    };
  }, [settle]);
  // After the effects of everything inside.
  useLayoutEffect(() => void settle(), [settle]);
  useHold(!isKnown);
  return (
    <Place value={hold}>
      <div className={isShown ? 'contents' : 'hidden'}>{children}</div>
    </Place>
  );
}

/** Makes the sections below wait while this is true. */
export function useHold(isHeld: boolean): void {
  const hold = useContext(Place);
  useLayoutEffect(() => (isHeld ? hold?.() : undefined), [hold, isHeld]);
}

/** A section that may turn out to be empty. The sections below wait for it. */
export function Held() {
  useHold(true);
  return (
    <Skeletons count={1}>
      <Skeleton className="h-16 rounded-xl" />
    </Skeletons>
  );
}
