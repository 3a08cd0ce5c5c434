import type { ReactNode } from 'react';

/** What can be done with a list of the books. Where there is room it stands beside the tabs. */
export function BooksToolbar({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>*]:grow max-sm:[&>*]:basis-1/4 max-sm:[&>*]:px-1 max-sm:[&_svg]:hidden xl:absolute xl:top-0 xl:right-0">
      {children}
    </div>
  );
}
