import type { ReactNode } from 'react';

/** One fact about a record with its label, in a definition list. */
export function Detail({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${wide ? 'sm:col-span-2' : ''}`}>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Shown in place of an unknown value. */
export function Faint({ children }: { children: ReactNode }) {
  return <span className="font-normal text-ink-3">{children}</span>;
}
