// The looks of popups: menus, lists, panels.
const floatingLook = 'rounded-xl border bg-surface text-ink shadow-3 outline-none transition duration-150';
/** A popup in the browser's own top layer. */
export const popoverLook = `floating ${floatingLook} starting:-translate-y-1 starting:opacity-0`;
export const popupLook = `${floatingLook} data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0`;

export const popupItemLook =
  'flex cursor-default items-center gap-2.5 rounded-lg px-2.5 py-2 text-sm outline-none select-none data-highlighted:bg-hover';

/** An item of a menu whose items begin with an icon. */
export const menuItemLook = `${popupItemLook} [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3 aria-disabled:text-ink-3`;

// What covers the page, and what darkens the page below it.
export const backdropLook =
  'fixed inset-0 z-50 bg-black/45 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';
export const dialogLook = 'dialog flex flex-col overflow-hidden border bg-surface shadow-3 outline-none';
