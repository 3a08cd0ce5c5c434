import {
  cloneElement,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Floating, type FloatingProps } from './floating.tsx';
import { itemAfter, itemTyped } from './menu-keys.ts';
import type { Placing } from './placing.ts';
import { menuItemLook } from './popup.ts';

type MenuProps = Partial<Placing> & {
  /** The button that opens it. */ button: ReactElement<ComponentProps<'button'>>;
  defaultOpen?: boolean;
  className?: string;
  children: ReactNode;
};

/** A menu and its button, following the menu button pattern of the ARIA practices. Its items exist while it is open. */
export function Menu({ button, defaultOpen = false, ...popup }: MenuProps) {
  const [open, setOpen] = useState<Start | null>(defaultOpen ? 'whole' : null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(null);

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  }
  const tied: ComponentProps<'button'> = {
    id,
    ref: opener,
    'aria-haspopup': 'menu',
    'aria-expanded': open !== null,
    onClick: () => setOpen(open ? null : 'whole'),
    onKeyDown: openByArrow,
  };
  return (
    <>
      {cloneElement(button, tied)}
      {open && <MenuPopup {...popup} aria-labelledby={id} anchor={opener} start={open} onClose={close} />}
    </>
  );
}

/** The element focused first: the first item if a key opened the menu, none if a pointer did. */
type Start = 'first' | 'last' | 'whole';

type PopupProps = Omit<FloatingProps, 'role' | 'isModal' | 'initialFocus'> & { start?: Start };

/** Only the menu, beside an element that opens it. It needs a name. */
export function MenuPopup({ start = 'whole', className = '', ...floating }: PopupProps) {
  const typed = useRef({ text: '', at: -Infinity });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget: menu, key, timeStamp } = event;
    // The focus continues from the element that opened it.
    if (key === 'Tab') return menu.hidePopover();
    const items = itemsOf(menu);
    const entries = items.map((item) => ({ label: item.textContent.trim(), disabled: isDisabled(item) }));
    const current = items.findIndex((item) => item === document.activeElement);
    const text = (timeStamp - typed.current.at < maxPause ? typed.current.text : '') + key;
    const isTyped = isLetter(event) && text !== ' ';
    const next = isTyped ? itemTyped(entries, current, text) : itemAfter(entries, current, key);
    if (isTyped) typed.current = { text, at: timeStamp };
    if (next !== null) items[next]?.focus();
    else if (key === ' ' || (key === 'Enter' && !items[current]?.matches('a'))) {
      if (!event.repeat) items[current]?.click();
    } else if (!isTyped) return;
    event.preventDefault();
  }
  return (
    <Floating
      {...floating}
      role="menu"
      isModal
      initialFocus={(menu) => firstOf(menu, start)}
      className={`p-1 ${className}`}
      onKeyDown={onKeyDown}
      onPointerMove={pointAt}
      onPointerLeave={pointAt}
    />
  );
}

/** Letters typed within this time belong to one word. */
const maxPause = 500;

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
}

function isDisabled(item: Element): boolean {
  return item.getAttribute('aria-disabled') === 'true';
}

function firstOf(menu: HTMLElement, start: Start): HTMLElement | undefined {
  const open = itemsOf(menu).filter((item) => !isDisabled(item));
  const isByKeys = start === 'first' || document.activeElement?.matches(':focus-visible');
  if (start === 'last') return open.at(-1);
  return isByKeys ? open[0] : undefined;
}

/** The item under the mouse has the focus, or the menu itself if there is none. */
function pointAt({ type, target, currentTarget: menu, pointerType }: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse') return;
  const item = type === 'pointermove' && target instanceof Element ? target.closest<HTMLElement>('[role^=menuitem]') : null;
  const aim = item && !isDisabled(item) ? item : menu;
  if (aim !== document.activeElement) aim.focus({ preventScroll: true });
}

type ItemProps = {
  /** The link, if the item leads somewhere. */ render?: ReactElement<ComponentProps<'a'>>;
  /** Whether it is the chosen one of several items. */ checked?: boolean;
  disabled?: boolean;
  className?: string;
  onClick?: () => void;
  children?: ReactNode;
};

/** An item of a menu. Choosing it closes the menu first, so that whatever it opens later returns the focus to the menu's button. */
export function MenuItem({
  render = <div />,
  checked,
  disabled = false,
  className = '',
  onClick,
  children = render.props.children,
}: ItemProps) {
  function choose(event: { currentTarget: HTMLElement; preventDefault: () => void }) {
    if (disabled) return event.preventDefault();
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    onClick?.();
  }
  const item: ComponentProps<'a'> = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    'aria-disabled': disabled || undefined,
    tabIndex: -1,
    className: `${menuItemLook} ${className}`,
    onFocus: ({ currentTarget }) => currentTarget.setAttribute('data-highlighted', ''),
    onBlur: ({ currentTarget }) => currentTarget.removeAttribute('data-highlighted'),
    onClick: choose,
    children,
  };
  return cloneElement(render, item);
}
