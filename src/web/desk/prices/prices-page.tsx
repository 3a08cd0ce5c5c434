import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Ship } from 'lucide-react';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../../platform/session.tsx';
import { useShow } from '../../platform/show.ts';
import { InOrder } from '../../ui/in-order.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeskTabs } from '../desk-tabs.tsx';
import { AgencyList } from './agency-list.tsx';
import { ExtraList } from './extra-list.tsx';
import { pricedYachtsQuery, pricesSearch, type PricesSearch } from './prices-query.ts';
import { RulesPanel } from './rules-panel.tsx';
import { SeasonsPanel } from './seasons-panel.tsx';
import { TemplatePanel } from './template-panel.tsx';

/** What charters cost: the seasons of each yacht, extras, agencies, and the company's rules. */
export function PricesPage() {
  const user = useUser();
  const yachts = useQuery(pricedYachtsQuery);
  const search = pricesSearch(useSearch({ strict: false }));
  const show = useShow<PricesSearch>({ to: '/desk/prices' });
  const mayRun = can(user, 'run-company');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex">
        <DeskTabs />
      </div>
      <InOrder>
        <Loaded
          query={yachts}
          loading={<Skeleton className="h-64 rounded-xl" />}
          renderFailed={(retry) => (
            <div className="card">
              <ErrorState title="Error loading prices" text="They couldn't be loaded." onRetry={retry} />
            </div>
          )}
          empty={{
            when: (rows) => rows.length === 0,
            show: (
              <div className="card">
                <EmptyState icon={<Ship />} title="No yachts yet" text="Add a yacht first. Then enter its prices here." />
              </div>
            ),
          }}
        >
          {(rows) => {
            const yacht = rows.find(({ id }) => id === search.yacht) ?? rows[0];
            return (
              yacht && (
                <SeasonsPanel key={yacht.id} yachtId={yacht.id} yachts={rows} mayRun={mayRun} onYacht={(id) => show({ yacht: id })} />
              )
            );
          }}
        </Loaded>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          <ExtraList mayRun={mayRun} />
          <AgencyList mayRun={mayRun} />
        </div>
        {user.companyId !== null && <RulesPanel companyId={user.companyId} mayRun={mayRun} />}
        {user.companyId !== null && mayRun && <TemplatePanel companyId={user.companyId} />}
      </InOrder>
    </div>
  );
}
