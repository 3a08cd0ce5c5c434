import type { ReactNode } from 'react';

/** One end of a stretch of time in a form: its day and its time side by side, the time being narrower. */
export function DayAndTime({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)] content-start gap-x-3 gap-y-4">{children}</div>;
}
