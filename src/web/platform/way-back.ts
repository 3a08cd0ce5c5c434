import { useRouter } from '@tanstack/react-router';
import { leftPage, lastSearchAt } from './left-page.ts';

type Leaving = {
  /** Leaves unsaved input behind. */
  ignoreBlocker?: boolean;
  /** A page that no longer exists, which must not be returned to. */
  gone?: string;
  /** Where in its home, for those who came from outside. */
  search?: object;
};

type Home = { to: string; params?: object; search?: object; resetScroll?: boolean };

/**
 * Leads back to where somebody came from, with its search and page as they were; to `home` if they came from outside,
 * or always. A form that is left this way leaves no entry in the history.
 */
export function useWayBack(home: Home, when: 'always' | 'from outside' = 'from outside') {
  const router = useRouter();
  return ({ ignoreBlocker = false, gone, search }: Leaving = {}) => {
    const { pathname } = router.buildLocation(home as never);
    const before = leftPage()?.pathname;
    const goesBack = when === 'always' ? before === pathname : gone === undefined || before !== gone;
    if (router.history.canGoBack() && goesBack) router.history.back({ ignoreBlocker });
    else {
      const found = home.search ?? { ...lastSearchAt(pathname), ...search };
      void router.navigate({ ...home, search: found, replace: true, ignoreBlocker } as never);
    }
  };
}
