import { useSyncExternalStore } from 'react';
import { isPhone, watchPhone } from './phone-screen.ts';

/** Whether the screen is one that is held in a hand, also once it is turned. */
export function usePhone(): boolean {
  return useSyncExternalStore(watchPhone, isPhone);
}
