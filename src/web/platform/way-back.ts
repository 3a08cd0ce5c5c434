import { useRouter } from '@tanstack/react-router';
import { leftPage } from './left-page.ts';

type Leaving = {
  /** Leaves even what is typed and not saved. */
  ignoreBlocker?: boolean;
  /** A page that is gone by now: nobody is led back there. */
  gone?: string;
  /** Where in its home, for those who came from outside. */
  search?: { date?: string };
};

/** Leads back to where somebody came from, with its search and page as they were; to `home` where they came from outside. */
export function useWayBack(home: '/crew' | '/customers' | '/routes' | '/schedule') {
  const router = useRouter();
  return ({ ignoreBlocker = false, gone, search }: Leaving = {}) => {
    const toGone = gone !== undefined && leftPage()?.pathname.endsWith(gone);
    if (router.history.canGoBack() && !toGone) router.history.back({ ignoreBlocker });
    else void router.navigate({ to: home, search, replace: true, ignoreBlocker });
  };
}
