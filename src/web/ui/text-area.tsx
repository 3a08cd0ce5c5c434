import type { ComponentProps } from 'react';
import { controlLook } from './input.tsx';

/** A text of several lines, with one line at first. It grows with what is typed. */
export function TextArea({ className = '', ...area }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...area}
      className={`${controlLook} field-sizing-content h-auto max-h-80 py-2 max-sm:text-base ${area.rows === 1 ? 'pointer-coarse:min-h-11' : 'min-h-20'} ${className}`}
    />
  );
}
