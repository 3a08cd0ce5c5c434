import type { ReactNode } from 'react';

/** Wraps an input that loads lazily: it is looked up when the form wants to focus it. */
export function FocusOn({ refer, children }: { refer: (holder: { focus: () => void } | null) => void; children: ReactNode }) {
  return <div ref={(holder) => refer(holder && { focus: () => holder.querySelector('input')?.focus() })}>{children}</div>;
}
