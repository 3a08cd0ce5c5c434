import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';
import type { Charter } from '#domain/desk/charter.ts';
import { hasOutgrownContract } from '#domain/desk/charter-state.ts';
import { useShow } from '../../platform/show.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { charterSearch, type CharterSearch, type CharterTab } from '../charter-query.ts';
import { OverviewPanel } from './overview-panel.tsx';
import { PricePanel } from './price-panel.tsx';

const HandoverPanel = lazy(() => import('../handover/handover-panel.tsx').then((module) => ({ default: module.HandoverPanel })));
const ContractPanel = lazy(() => import('../contract/contract-panel.tsx').then((module) => ({ default: module.ContractPanel })));
const GuestsPanel = lazy(() => import('../guests/guests-panel.tsx').then((module) => ({ default: module.GuestsPanel })));

const PaymentsPanel = lazy(() => import('./payments-panel.tsx').then((module) => ({ default: module.PaymentsPanel })));

type Part = {
  name: CharterTab;
  label: string;
  /** Whether a charter has this part at all; otherwise the tab is hidden. */
  isShown?: (charter: Charter) => boolean;
  isWrong?: (charter: Charter) => boolean;
  /** All but the first tab should be lazy, so that the page's script stays small. */
  Panel: ComponentType<{ charter: Charter }>;
};

/** The parts of a charter's page, in the order in which a charter goes through them. */
const parts: readonly Part[] = [
  { name: 'overview', label: 'Overview', Panel: OverviewPanel },
  { name: 'price', label: 'Price', isWrong: ({ unpriced }) => unpriced, Panel: PricePanel },
  {
    name: 'contract',
    label: 'Contract',
    isShown: ({ yachtId, startDate, total }) => yachtId !== null && startDate !== null && total !== null,
    isWrong: (charter) => charter.contract.status === 'outdated' || hasOutgrownContract(charter),
    Panel: ContractPanel,
  },
  {
    name: 'payments',
    label: 'Payments',
    isShown: ({ bookedAt }) => bookedAt !== null,
    isWrong: ({ attention }) => attention.some(({ code }) => code === 'plan_differs' || code === 'apa_low' || code === 'apa_open'),
    Panel: PaymentsPanel,
  },
  {
    name: 'guests',
    label: 'Guests',
    isShown: ({ yachtId, startDate }) => yachtId !== null && startDate !== null,
    isWrong: ({ attention }) => attention.some(({ code }) => code === 'guests_missing' || code === 'document_expires'),
    Panel: GuestsPanel,
  },
  {
    name: 'handover',
    label: 'Handover',
    isShown: ({ state, yachtId }) => yachtId !== null && (state === 'booked' || state === 'closed'),
    Panel: HandoverPanel,
  },
];

/** The parts of a charter's page, one at a time. */
export function CharterTabs({ charter }: { charter: Charter }) {
  const { tab } = charterSearch(useSearch({ strict: false }));
  const show = useShow<CharterSearch>();
  const shownParts = parts.filter(({ isShown }) => isShown?.(charter) ?? true);
  const open = shownParts.find(({ name }) => name === tab)?.name ?? 'overview';
  return (
    <Tabs
      label={charter.number}
      open={open}
      onOpen={(next) => show({ tab: next === 'overview' ? undefined : next }, 'replace')}
      tabs={shownParts.map(({ name, label, isWrong, Panel }) => ({
        name,
        label,
        isWrong: isWrong?.(charter) ?? false,
        panel: (
          <Suspense fallback={<Skeleton className="m-5 h-64 rounded-lg" />}>
            <Panel charter={charter} />
          </Suspense>
        ),
      }))}
    />
  );
}
