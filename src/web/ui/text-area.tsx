import type { ComponentProps } from 'react';
import { controlLook } from './input.tsx';

/** A text of several lines. It grows with what is written. */
export function TextArea({ className = '', ...area }: ComponentProps<'textarea'>) {
  return (
    <textarea {...area} className={`${controlLook} field-sizing-content h-auto max-h-80 min-h-20 py-2 max-sm:text-base ${className}`} />
  );
}
