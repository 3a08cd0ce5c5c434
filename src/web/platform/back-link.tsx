import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';

/** From one record, or the form of one, back to all of them. */
export const BackLink = createLink(function BackLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a
      {...link}
      data-paper="none"
      className="flex items-center gap-1.5 justify-self-start rounded-md py-1 text-nav font-medium text-ink-2 hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </a>
  );
});
