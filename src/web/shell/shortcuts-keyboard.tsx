import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { keysOfPlaces, useShortcutsOn } from '../platform/shortcuts.ts';
import { forgetUndo, undoLast } from '../platform/undo-store.ts';
import { placesOf, searchOf } from './main-menu.ts';
import { useOpenedRecords } from './recent-store.ts';
import { goToRow, press } from './row-keyboard.ts';

const AddMenu = lazy(() => import('./add-menu.tsx').then((module) => ({ default: module.AddMenu })));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })));

/** How long after G the next key counts as a destination, in milliseconds. */
const maxPause = 1_500;

/** Handles the product's single-key shortcuts: never while the user types, while something covers the page, or if they are turned off. */
export function ShortcutsKeyboard({ user }: { user: SessionUser }) {
  const on = useShortcutsOn();
  const [open, setOpen] = useState<'new' | 'keys' | null>(null);
  const goTo = useGoTo(user);
  useOpenedRecords(user);
  const wentOn = useRef(-Infinity);

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented || isElsewhere(event)) return;
    const main = document.getElementById('main');
    const pressed = event.key.length === 1 ? event.key.toLowerCase() : '';
    const isSecond = event.timeStamp - wentOn.current < maxPause;
    if (pressed) wentOn.current = -Infinity;
    if (!main || !pressed || !means(pressed)) return;
    event.preventDefault();
    event.stopPropagation();

    function means(letter: string): boolean {
      if (isSecond) return goTo(letter);
      if (letter === 'g') return (wentOn.current = event.timeStamp) > 0;
      if (letter === '/') return search(main!);
      if (letter === 'c' && can(user, 'any:write')) return setOpen('new') === undefined;
      // A grid has keys of its own.
      if (event.target instanceof Element && event.target.closest('[role=grid]')) return false;
      if (letter === '?') return setOpen('keys') === undefined;
      if (letter === 'j' || letter === 'k') return goToRow(main!, letter === 'j' ? 1 : -1) === undefined;
      if (letter === 'e') return press(main!, /^Edit\b/, true);
      return letter === 'x' && press(main!, /^(More about|Select)\b/, false);
    }
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => hear(event);
    addEventListener('keydown', listen, { capture: true });
    document.documentElement.setAttribute('data-keys', '');
    return () => {
      removeEventListener('keydown', listen, { capture: true });
      document.documentElement.removeAttribute('data-keys');
    };
  }, [on]);
  useUndoKey();

  return (
    <Suspense>
      {open === 'new' && <AddMenu user={user} withKeys onClose={() => setOpen(null)} />}
      {open === 'keys' && <ShortcutsDialog user={user} onClose={() => setOpen(null)} />}
    </Suspense>
  );
}

/** Opens the page of the second key, if the user may open one. */
function useGoTo(user: SessionUser) {
  const navigate = useNavigate();
  return (letter: string) => {
    const place = placesOf(user)
      .flatMap(({ places }) => places)
      .find(({ to }) => to in keysOfPlaces && keysOfPlaces[to as keyof typeof keysOfPlaces].toLowerCase() === letter);
    if (place) void navigate({ to: place.to, search: searchOf(place.to) });
    return place !== undefined;
  };
}

/** Focuses the search of the visible list, or otherwise opens the search over everything. */
function search(main: Element): boolean {
  const box = [...main.querySelectorAll<HTMLInputElement>('input[type=search]')].find((each) => each.checkVisibility());
  if (box) {
    box.focus();
    box.select();
  } else document.querySelector<HTMLElement>('header [aria-keyshortcuts*="K"]')?.click();
  return true;
}

/**
 * Ctrl Z undoes the last change, unless the user is typing or a grid has handled the key, and never a change by the previously signed-in
 * user.
 */
function useUndoKey() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isUndo(event) && !event.defaultPrevented && !isElsewhere(event) && undoLast()) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
      forgetUndo();
    };
  }, []);
}

function isUndo({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z';
}

/** Whether the key is meant for something else: a field, a list to choose from, or something that covers the page. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('[role=dialog]:not(.beside), [role=alertdialog], [role=menu], [role=listbox]')) return true;
  const field = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true], [role=combobox]';
  return target instanceof Element && target.closest(field) !== null;
}
