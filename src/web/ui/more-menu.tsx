import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLook } from './button.tsx';
import { Menu } from './menu.tsx';

type Props = {
  /** What it is more of. */ of: string;
  size: 'icon' | 'iconSmall';
  /** What can be done, an item each. */ children: ReactNode;
};

/** What else can be done with something, behind three dots. */
export function MoreMenu({ of, size, children }: Props) {
  return (
    <Menu
      align="end"
      className="min-w-48"
      button={
        <button type="button" aria-label={`More about ${of}`} className={buttonLook({ variant: 'ghost', size })}>
          <Ellipsis aria-hidden />
        </button>
      }
    >
      {children}
    </Menu>
  );
}
