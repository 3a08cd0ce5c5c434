import type { ReactNode } from 'react';

/** Around a box that loads on its own: it is looked for when the form wants to lead there. */
export function FocusOn({ refer, children }: { refer: (holder: { focus: () => void } | null) => void; children: ReactNode }) {
  return <div ref={(holder) => refer(holder && { focus: () => holder.querySelector('input')?.focus() })}>{children}</div>;
}
