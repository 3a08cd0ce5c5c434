import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * A new page takes the focus and is announced, as a new document would be. Going back focuses the link by which the page was left. While
 * something `covers` the page, the covering element keeps the focus.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>, covered: boolean) {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef(path);
  // The links by which the pages of the history were left.
  const links = useRef(new Map<string | undefined, string | null>());

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        const focused = document.activeElement;
        if (pathChanged && main.current?.contains(focused))
          links.current.set(fromLocation?.state.__TSR_key, focused?.getAttribute('href') ?? null);
      }),
    [router, main],
  );

  const arrive = useEffectEvent((at: string | undefined) => {
    const moved = before.current !== undefined && before.current !== at;
    before.current = at;
    if (!moved || covered || main.current?.contains(document.activeElement)) return;
    const left = links.current.get(router.latestLocation.state.__TSR_key);
    const link = [...(main.current?.querySelectorAll('a') ?? [])].find((each) => left && each.getAttribute('href') === left);
    (link ?? main.current)?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(path), [path]);
}
