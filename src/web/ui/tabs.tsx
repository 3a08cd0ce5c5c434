import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type Tab<Name> = {
  name: Name;
  label: string;
  panel: ReactNode;
  /** How many entries its panel has. */ count?: number;
  /** Whether something in its panel is wrong. */ isWrong?: boolean;
};

type Props<Name> = { label: string; open: Name; tabs: Tab<Name>[]; onOpen: (name: Name) => void; className?: string };

/** Panels behind tabs, one at a time, with arrow keys to move between them. */
export function Tabs<Name extends string>({ label, open, tabs, onOpen, className = 'card overflow-hidden' }: Props<Name>) {
  return (
    <Base.Root value={open} onValueChange={(name) => onOpen(name as Name)} className={className}>
      <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-b px-2 sm:px-3">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.name}
            value={tab.name}
            className="relative h-12 shrink-0 px-3.5 text-nav font-medium whitespace-nowrap text-ink-2 -outline-offset-4 transition-colors after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full hover:text-ink data-active:text-ink data-active:after:bg-accent"
          >
            {tab.label}
            {tab.count !== undefined && (
              <>
                {' '}
                <span className="tnum text-xs text-ink-3">{tab.count}</span>
              </>
            )}
            {tab.isWrong && (
              <>
                <i aria-hidden className="ml-1 inline-block size-1.5 rounded-full bg-red-solid align-middle" />
                <span className="sr-only"> needs you</span>
              </>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        // The previous panel stays for one frame, in which both would be shown one below the other.
        <Base.Panel key={tab.name} value={tab.name} className="-outline-offset-2 [&[inert]]:hidden">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
