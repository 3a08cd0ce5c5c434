import type { ReactNode } from 'react';

/** A titled card beside a record, with what belongs to it. */
export function SidePanel({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="card p-5">
      <h3 className="flex items-center gap-2 text-panel font-semibold [&_svg]:size-4 [&_svg]:text-ink-3">
        <span aria-hidden>{icon}</span>
        {title}
      </h3>
      {children}
    </section>
  );
}
