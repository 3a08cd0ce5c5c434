import { useRouter } from '@tanstack/react-router';
import { leftPage, lastSearchAt } from './left-page.ts';

type Leaving = {
  /** Leaves unsaved input behind. */
  ignoreBlocker?: boolean;
  /** A page that no longer exists, which must not be returned to. */
  gone?: string;
  /** The search of the home page, for those who came from outside. */
  search?: object;
};

type Home = { to: string; params?: object; search?: object; resetScroll?: boolean };

/**
 * Returns to where the user came from, with its search and page as they were, or to `home` if they came from outside. With 'always', the
 * way leads to `home`. A form left this way leaves no entry in the history.
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
