import type { ReactNode } from 'react';

/** A part of a long form, under its own title. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="card min-w-0 p-4 sm:p-5">
      <legend className="float-left mb-4 w-full text-panel font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
