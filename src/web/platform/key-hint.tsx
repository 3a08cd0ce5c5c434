import { useShortcutsOn } from './shortcuts.ts';

/**
 * The keys that do the same, shown to mouse users who have single-key shortcuts on. Screen reader users find them in the list of shortcuts.
 */
export function KeyHint({ keys }: { keys: string }) {
  const on = useShortcutsOn();
  if (!on) return null;
  return (
    <span aria-hidden className="ml-auto flex gap-1 pl-4 pointer-coarse:hidden">
      {keys.split(' ').map((key, nth) => (
        <kbd key={`${nth} ${key}`} className="rounded border bg-sunken px-1 text-xs font-medium text-ink-3">
          {key}
        </kbd>
      ))}
    </span>
  );
}
