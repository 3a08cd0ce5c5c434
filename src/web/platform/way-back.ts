import { useRouter } from '@tanstack/react-router';

/** Leads back to where somebody came from, with its search and page as they were; to `home` where they came from outside. */
export function useWayBack(home: '/crew' | '/customers' | '/routes') {
  const router = useRouter();
  return ({ ignoreBlocker = false } = {}) => {
    if (router.history.canGoBack()) router.history.back({ ignoreBlocker });
    else void router.navigate({ to: home, replace: true, ignoreBlocker });
  };
}
