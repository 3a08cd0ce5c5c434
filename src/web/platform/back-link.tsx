import { createLink, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import { lastSearchAt } from './left-page.ts';

const Anchor = createLink(function Anchor({ children, ...link }: ComponentProps<'a'>) {
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

/** Links from one record or its form back to the list, with the search, filters and page it was left with. */
export const BackLink = function BackLink({ search, ...link }: { search?: object }) {
  const { pathname } = useRouter().buildLocation(link as never);
  const Back = Anchor as ComponentType<object>;
  return <Back {...link} {...{ search: { ...lastSearchAt(pathname), ...search } }} />;
} as typeof Anchor;
