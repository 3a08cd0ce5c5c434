import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../../platform/session.tsx';
import type { RawSearch } from '../../platform/search-params.ts';
import { useShow } from '../../platform/show.ts';
import { drawnSearch, type DrawnSearch, type DrawnSpan } from './drawn-event-query.ts';

/** An event that is being drawn on the schedule, as a view of it needs to know. */
export type Drawing = {
  /** What the address says of it; null while none is. */
  asked: DrawnSearch | null;
  /** Where it would be, as its form says by now. */
  span: DrawnSpan | null;
  /** The event that was drawn last and is stored by now. */
  stored: number | null;
  open: (drawn: DrawnSearch) => void;
};

/** What is being drawn, in the address beside all else it says. Going back takes it away. */
export function useDrawing(raw: RawSearch, search: object) {
  const router = useRouter();
  const show = useShow<object>();
  const asked = can(useUser(), 'schedule:write') ? drawnSearch(raw) : null;
  const [told, setTold] = useState<{ at: string; span: DrawnSpan | null } | null>(null);
  const [stored, setStored] = useState<number | null>(null);
  const wasOpenedHere = useRef(false);
  const at = JSON.stringify(asked);

  function close({ ignoreBlocker = false } = {}) {
    if (wasOpenedHere.current) router.history.back({ ignoreBlocker });
    else void router.navigate({ to: '.', search, replace: true, resetScroll: false, ignoreBlocker } as never);
    wasOpenedHere.current = false;
  }

  return {
    asked,
    at,
    stored,
    span: asked && told?.at === at ? told.span : null,
    open(drawn: DrawnSearch) {
      // Another one takes the place of the first, in the history too.
      show({ ...search, ...drawn }, asked ? 'replace' : undefined);
      wasOpenedHere.current ||= asked === null;
    },
    tell: (span: DrawnSpan | null) => setTold({ at, span }),
    close,
    save(id: number) {
      setStored(id);
      close({ ignoreBlocker: true });
    },
  };
}
