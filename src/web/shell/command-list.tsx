import { Command } from 'cmdk';
import { KeyHint } from '../platform/key-hint.tsx';
import type { Offer } from './command-actions.tsx';

export type OfferGroup = { heading: string; offers: Offer[] };

type Props = { groups: OfferGroup[]; onClose: () => void };

/** The offers of the palette, under headings. */
export function CommandList({ groups, onClose }: Props) {
  return (
    <Command.List className="max-h-[min(24rem,60vh)] overflow-y-auto overscroll-contain p-2">
      {groups
        .filter(({ offers }) => offers.length > 0)
        .map(({ heading, offers }) => (
          <Command.Group
            key={heading}
            heading={heading}
            className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-3"
          >
            {offers.map((offer) => (
              <OfferItem key={offer.key} value={`${heading} ${offer.key}`} offer={offer} onClose={onClose} />
            ))}
          </Command.Group>
        ))}
    </Command.List>
  );
}

function OfferItem({ value, offer, onClose }: { value: string; offer: Offer; onClose: () => void }) {
  const { label, note, aside, icon, keys, isOver, staysOpen, run } = offer;
  return (
    <Command.Item
      value={value}
      onSelect={() => {
        if (!staysOpen) onClose();
        run();
      }}
      className="flex h-10 cursor-default items-center gap-3 rounded-lg px-3 text-sm select-none data-[selected=true]:bg-hover pointer-coarse:h-11"
    >
      <span className="grid w-8 shrink-0 place-items-center text-ink-3 [&>svg]:size-4">{icon}</span>
      <span className={`truncate ${isOver ? 'text-ink-3' : ''}`} style={{ flex: '1 1 auto', minWidth: '40%' }}>
        {label}
      </span>
      {note && <span className={`min-w-0 truncate text-xs text-ink-3 ${aside ? 'max-sm:hidden' : ''}`}>{note}</span>}
      {aside && <span className="tnum shrink-0 text-xs font-medium text-amber">{aside}</span>}
      {keys && <KeyHint keys={keys} />}
    </Command.Item>
  );
}
