import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * A new page takes the focus and is announced, as a new document would be. Going back focuses the link by which the page was left, or the
 * button of its menu. While something `covers` the page, the covering element keeps the focus.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>, covered: boolean) {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef(path);
  // The links and buttons by which the pages of the history were left.
  const exits = useRef(new Map<string | undefined, Exit>());

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        const focused = document.activeElement;
        if (pathChanged && focused && main.current?.contains(focused)) {
          const name = nameOf(focused);
          exits.current.set(fromLocation?.state.__TSR_key, { name, nth: named(main.current, name).findIndex((each) => each === focused) });
        }
      }),
    [router, main],
  );

  const arrive = useEffectEvent((at: string | undefined) => {
    const moved = before.current !== undefined && before.current !== at;
    before.current = at;
    if (!moved || covered || main.current?.contains(document.activeElement)) return;
    const exit = exits.current.get(router.latestLocation.state.__TSR_key);
    const same = exit && main.current ? named(main.current, exit.name) : [];
    (same[exit?.nth ?? 0] ?? same[0] ?? main.current)?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(path), [path]);
}

/** An element by what it leads to or is about, and which of several it is: two records may have the same name. */
type Exit = { name: string | null; nth: number };

function nameOf(element: Element): string | null {
  return element.getAttribute('href') ?? element.getAttribute('aria-label');
}

function named(main: HTMLElement, name: string | null): HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>('a, button')].filter((each) => name !== null && nameOf(each) === name);
}
