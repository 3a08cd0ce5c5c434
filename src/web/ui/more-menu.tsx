import { Menu } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLook } from './button.tsx';
import { overPage, popupLook } from './popup.ts';

type Props = {
  /** What it is more of. */ of: string;
  size: 'icon' | 'iconSmall';
  /** What can be done, an item each. */ children: ReactNode;
};

/** What else can be done with something, behind three dots. */
export function MoreMenu({ of, size, children }: Props) {
  return (
    <Menu.Root>
      <Menu.Trigger aria-label={`More about ${of}`} className={buttonLook({ variant: 'ghost', size })}>
        <Ellipsis aria-hidden />
      </Menu.Trigger>
      <Menu.Portal container={overPage}>
        <Menu.Positioner align="end" sideOffset={4} className="z-40">
          <Menu.Popup className={`${popupLook} min-w-48 p-1`}>{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
