import { Keyboard } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';

const ShortcutsPanel = lazy(() => import('./shortcuts-panel.tsx').then((module) => ({ default: module.ShortcutsPanel })));

/** How the timeline is used, in a line. */
export function HelpBar({ helping, onHelp }: { helping: boolean; onHelp: (open: boolean) => void }) {
  return (
    <div className="flex items-center gap-3 border-t px-3 py-1.5 text-xs text-ink-3 sm:px-4">
      <p className="min-w-0 flex-1 pointer-coarse:hidden">
        Drag an event to move it, drag its edge to resize it, or drag across free days to add one.
      </p>
      <p className="hidden min-w-0 flex-1 pointer-coarse:block">Touch and hold an event to move it. Tap a free day to add one.</p>
      <Button
        size="sm"
        variant="ghost"
        aria-haspopup="dialog"
        aria-expanded={helping}
        data-shortcuts
        className="max-sm:hidden"
        onClick={() => onHelp(!helping)}
      >
        <Keyboard aria-hidden />
        Keyboard
      </Button>
      {helping && (
        <Suspense>
          <ShortcutsPanel onClose={() => onHelp(false)} />
        </Suspense>
      )}
    </div>
  );
}
