import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import { can } from '#domain/session/permissions.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { api } from '../../platform/api.ts';
import { useUser } from '../../platform/session.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { PartList, PartRow } from './yacht-part-list.tsx';
import { rowLimit } from './yacht-outlook-query.ts';

/** What is on board of a yacht when she is handed over. */
export function YachtInventoryList({ yacht }: { yacht: Yacht }) {
  const mayWrite = can(useUser(), 'desk:write');
  const inventory = useQuery({
    ...api.queryOptions('get', '/api/yachts/{id}/inventory', { params: { path: { id: yacht.id } } }),
    meta: { shows: ['yacht'] as const },
    select: ({ items }: { items: { name: string; quantity: number }[] }) =>
      items.slice(0, rowLimit).map((item, place) => ({ ...item, place })),
  });
  const editLabel = inventory.data?.length ? 'Edit inventory' : 'Create inventory';
  const label = mayWrite ? editLabel : 'Full inventory';
  return (
    <PartList
      query={inventory}
      of="inventory"
      icon={<Package />}
      none="No inventory yet"
      invite="List what is on board once, and every check-in starts from it"
      add={
        <Link to="/desk/inventory/$yachtId" params={{ yachtId: String(yacht.id) }} className={buttonLook({ size: 'sm' })}>
          {label}
        </Link>
      }
    >
      {({ name, quantity, place }) => (
        <PartRow key={place} icon={Package} tone="grey" title={name} note={null} end={<span className="tnum">× {quantity}</span>} />
      )}
    </PartList>
  );
}
