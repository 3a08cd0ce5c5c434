import type { ReactNode } from 'react';
import { InOrder } from '../ui/in-order.tsx';

/** The actions of a finance list, beside the tabs where there is room. */
export function BooksToolbar({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&_:is(a,button)]:grow max-sm:[&_:is(a,button)]:basis-1/4 max-sm:[&_:is(a,button)]:px-1 max-sm:[&_svg]:hidden xl:absolute xl:top-0 xl:right-0">
      <InOrder>{children}</InOrder>
    </div>
  );
}
