import { Popover } from '../../ui/popover.tsx';

const shortcuts: [keys: string, what: string][] = [
  ['← → ↑ ↓', 'Go from event to event and day to day, or to another yacht'],
  ['Ctrl ← →', 'Go to the event before or after'],
  ['Home End', 'Go to the first or last visible day'],
  ['Page ↑ ↓', 'Go back or forward by one screen'],
  ['T', 'Go to today'],
  ['Enter', 'Open the event, or add one on a free day'],
  ['N', 'Add an event on a free day'],
  ['D', 'Open the day'],
  ['M', 'Move the event: arrows to move, Enter to save, Escape to cancel'],
  ['Alt ← → ↑ ↓', 'Move the event by a day or a yacht'],
  ['Shift Alt ← →', 'Move only its end; Shift and an arrow while moving'],
  ['Ctrl Alt ← →', 'Move only its start; Ctrl and an arrow while moving'],
  ['Ctrl Z', 'Undo the last move or addition'],
  ['Delete', 'Delete the event'],
  ['?', 'Show these shortcuts'],
];

export function ShortcutsPanel({ onClose }: { onClose: () => void }) {
  return (
    <Popover
      label="Timeline shortcuts"
      anchor={button}
      gap={8}
      className="max-h-[min(32rem,calc(100dvh-2rem))] w-[min(26rem,calc(100vw-1.5rem))] overflow-y-auto p-4"
      onClose={onClose}
    >
      <h2 className="text-sm font-semibold">Timeline shortcuts</h2>
      <p className="mt-1.5 text-nav text-ink-2 pointer-coarse:hidden">
        Drag an event to move it, drag its edge to resize it, or drag across free days to add one.
      </p>
      <p className="mt-1.5 hidden text-nav text-ink-2 pointer-coarse:block">
        Touch and hold an event to move it. Tap a free day to add one.
      </p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-nav">
        {shortcuts.map(([keys, what]) => (
          <div key={keys} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <kbd className="rounded-md border bg-sunken px-1.5 py-0.5 font-sans text-xs whitespace-nowrap text-ink-2">{keys}</kbd>
            </dt>
            <dd className="text-ink-2">{what}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}

function button() {
  return document.querySelector<HTMLElement>('[data-shortcuts]');
}
