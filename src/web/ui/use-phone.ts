import { useSyncExternalStore } from 'react';
import { isPhone, watchPhone } from './phone-screen.ts';

/** Whether the screen is a phone's, updated when it is rotated. */
export function usePhone(): boolean {
  return useSyncExternalStore(watchPhone, isPhone);
}
