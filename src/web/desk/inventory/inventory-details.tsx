import type { Inventory } from '#domain/handovers/handover.ts';

/** The inventory, read-only. */
export function InventoryDetails({ items }: Pick<Inventory, 'items'>) {
  return (
    <ul aria-label="Inventory" className="divide-y px-5">
      {items.map(({ name, quantity }, place) => (
        <li key={`${name} ${place}`} className="flex items-center justify-between gap-4 py-3">
          <span className="wrap-anywhere">{name}</span>
          <span className="tnum text-ink-3">× {quantity}</span>
        </li>
      ))}
    </ul>
  );
}
