import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLook } from './button.tsx';
import { Menu } from './menu.tsx';

type Props = {
  /** The record it is about. */ of: string;
  size: 'icon' | 'iconSmall';
  /** The actions, an item each. */ children: ReactNode;
};

/** The other actions for a record, in a ⋯ menu. */
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
