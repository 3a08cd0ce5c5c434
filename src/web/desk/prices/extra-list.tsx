import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Extra } from '#domain/desk/extra.ts';
import { extraUnitLabels } from '#domain/desk/price-words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { CompanyNote } from '../../platform/company-of.tsx';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';
import { ActMenu } from '../../ui/acts.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { extrasQuery } from './prices-query.ts';
import { ListPanel } from './list-panel.tsx';

const ExtraDialog = lazy(() => import('./extra-dialog.tsx').then((module) => ({ default: module.ExtraDialog })));

/** The extras on offer besides the yacht. */
export function ExtraList({ mayRun }: { mayRun: boolean }) {
  const extras = useQuery(extrasQuery);
  const [asking, setAsking] = useState<{ extra: Extra | null; toDelete?: boolean } | null>(null);
  const close = () => setAsking(null);
  return (
    <ListPanel
      id="extras"
      title="Extras"
      query={extras}
      emptyTitle="No extras yet"
      emptyText="A skipper, the final cleaning, a tourist tax: optional, or part of every charter."
      act={
        mayRun && (
          <Button aria-haspopup="dialog" onClick={() => setAsking({ extra: null })}>
            <Plus aria-hidden />
            Add extra
          </Button>
        )
      }
      renderRow={(extra) => (
        <li key={extra.id} className="flex items-center gap-3 px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="font-medium wrap-anywhere">
              {extra.name} {extra.obligatory && <Badge tone="blue">Obligatory</Badge>}
            </p>
            <p className="text-xs text-ink-3">
              {[extra.yachtName, extra.payable === 'base' && 'paid at base', extra.taxExempt && 'no tax'].filter(Boolean).join(' · ') ||
                'All yachts'}
              <CompanyNote record={extra} />
            </p>
          </div>
          <p className="shrink-0 text-right">
            <span className="tnum font-medium">{moneyInWords(extra.price, extra.currency)}</span>
            <span className="block text-xs text-ink-3">{extraUnitLabels[extra.unit].toLowerCase()}</span>
          </p>
          {mayRun && (
            <ActMenu
              of={extra.name}
              acts={[
                { label: 'Edit extra', icon: <Pencil aria-hidden />, onAct: () => setAsking({ extra }) },
                { label: 'Delete extra', icon: <Trash2 aria-hidden />, onAct: () => setAsking({ extra, toDelete: true }) },
              ]}
            />
          )}
        </li>
      )}
    >
      <Suspense>
        {asking && !asking.toDelete && <ExtraDialog extra={asking.extra} onClose={close} />}
        {asking?.toDelete && asking.extra && (
          <DeleteDialog
            collection="/api/extras"
            record={asking.extra}
            title={`Delete ${asking.extra.name}?`}
            text="New charters no longer offer it. Prices already quoted keep it."
            action="Delete extra"
            deleted={{ title: 'Extra deleted', description: `${asking.extra.name} is no longer offered.` }}
            failure="Error deleting extra"
            refusedTitle={`${asking.extra.name} can't be deleted`}
            onClose={close}
          />
        )}
      </Suspense>
    </ListPanel>
  );
}
