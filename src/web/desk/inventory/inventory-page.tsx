import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Package, Plus } from 'lucide-react';
import { useState } from 'react';
import { can } from '#domain/session/permissions.ts';
import { BackLink } from '../../platform/back-link.tsx';
import { CompanyOf } from '../../platform/company-of.tsx';
import { NotThere, type Failed } from '../../platform/not-there.tsx';
import { countIn } from '../../platform/search-params.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InventoryDetails } from './inventory-details.tsx';
import { InventoryForm } from './inventory-form.tsx';
import { inventoryQuery } from './inventory-query.ts';

/** The inventory of a yacht: the list that each of her check-ins starts with. */
export function InventoryPage() {
  const { yachtId } = useParams({ strict: false });
  const id = countIn(yachtId);
  return id === undefined ? <InventoryNotThere /> : <Listed key={id} id={id} />;
}

function Listed({ id }: { id: number }) {
  const inventory = useQuery(inventoryQuery(id));
  const mayWrite = can(useUser(), 'desk:write');
  const [isBegun, setIsBegun] = useState(false);
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/yachts/$yachtId" params={{ yachtId: String(id) }}>
        {inventory.data?.yachtName ?? 'Yacht'}
      </BackLink>
      <Loaded
        query={inventory}
        loading={<Skeleton className="h-64 rounded-xl" />}
        renderFailed={(retry, error) => <InventoryNotThere error={error} onRetry={retry} />}
      >
        {(stored) => (
          <section aria-labelledby="inventory" className="card overflow-hidden">
            <div className="border-b px-4 py-3">
              <h2 id="inventory" className="text-panel font-semibold">
                Inventory of {stored.yachtName}
              </h2>
              <CompanyOf record={stored} />
              <p className="mt-0.5 text-nav text-ink-2">Every check-in starts with this list. Handovers already started keep theirs.</p>
            </div>
            {stored.items.length === 0 && !isBegun ? (
              <EmptyState
                icon={<Package />}
                title="Nothing is listed yet"
                text="List once what is on board. You can paste a whole list or copy that of a sister yacht."
                action={
                  mayWrite && (
                    <Button variant="primary" onClick={() => setIsBegun(true)}>
                      <Plus aria-hidden />
                      Create the list
                    </Button>
                  )
                }
              />
            ) : mayWrite ? (
              <InventoryForm stored={stored} />
            ) : (
              <InventoryDetails items={stored.items} />
            )}
          </section>
        )}
      </Loaded>
    </div>
  );
}

function InventoryNotThere(failed: Failed) {
  return (
    <NotThere
      title="Error loading inventory"
      text="The yacht may no longer exist, or there was an error loading her inventory."
      back={{ to: '/yachts', children: 'Back to the yachts' }}
      {...failed}
    />
  );
}
