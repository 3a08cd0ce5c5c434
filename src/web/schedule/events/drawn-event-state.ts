import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../../platform/session.tsx';
import type { RawSearch } from '../../platform/search-params.ts';
import { useShow } from '../../platform/show.ts';
import { drawnSearch, type DrawnSearch, type DrawnSpan } from './drawn-event-query.ts';

/** An event being drawn on the schedule, as a view needs it. */
export type Drawing = {
  /** Its search parameters; null while nothing is being drawn. */
  draft: DrawnSearch | null;
  /** The span in its form. */
  span: DrawnSpan | null;
  /** The event that was drawn last, once it is stored. */
  stored: number | null;
  open: (drawn: DrawnSearch) => void;
};

/** What is being drawn is kept in the address; going back discards it. */
export function useDrawing(raw: RawSearch, search: object) {
  const router = useRouter();
  const show = useShow<object>();
  const draft = can(useUser(), 'schedule:write') ? drawnSearch(raw) : null;
  const [reported, setReported] = useState<{ at: string; span: DrawnSpan | null } | null>(null);
  const [stored, setStored] = useState<number | null>(null);
  const wasOpenedHere = useRef(false);
  const at = JSON.stringify(draft);

  function close({ ignoreBlocker = false } = {}) {
    if (wasOpenedHere.current) router.history.back({ ignoreBlocker });
    else void router.navigate({ to: '.', search, replace: true, resetScroll: false, ignoreBlocker } as never);
    wasOpenedHere.current = false;
  }

  return {
    draft,
    at,
    stored,
    span: draft && reported?.at === at ? reported.span : null,
    open(drawn: DrawnSearch) {
      // Another one replaces the first, in the history too.
      show({ ...search, ...drawn }, draft ? 'replace' : undefined);
      wasOpenedHere.current ||= draft === null;
    },
    reportSpan: (span: DrawnSpan | null) => setReported({ at, span }),
    close,
    save(id: number) {
      setStored(id);
      close({ ignoreBlocker: true });
    },
  };
}
