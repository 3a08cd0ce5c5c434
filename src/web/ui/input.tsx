import type { ComponentProps } from 'react';

/** The look of every input. */
export const controlLook =
  'h-9 w-full rounded-lg border border-field bg-surface px-3 text-sm shadow-1 outline-offset-0 transition-colors placeholder:text-ink-3 disabled:bg-sunken disabled:text-ink-2 aria-invalid:border-red-solid';

export function Input({ className = '', ...input }: ComponentProps<'input'>) {
  return <input {...input} className={`${controlLook} max-sm:text-base ${className}`} />;
}

/** The look of an input within a chip, as wide as its text. */
export function chipInputLook(look: string): string {
  return `field-sizing-content max-w-48 ${look}`;
}
