import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { equipmentQuery, equipmentSearch, firstYachtQuery, type EquipmentSearch } from '../equipment/equipment-query.ts';
import {
  checklistQuery,
  checklistSearch,
  checklistsQuery,
  runQuery,
  runsQuery,
  type ChecklistSearch,
} from '../checklists/checklist-query.ts';
import { defectQuery, defectSearch, defectsQuery, type DefectSearch, type ReportSearch } from '../defects/defect-query.ts';
import { partsQuery, partsSearch, type PartsSearch } from '../parts/parts-query.ts';
import { ahead, aheadOf, signedIn, typedSearch } from '../platform/routing.ts';
import { planSearch, plansQuery, type PlanSearch } from '../services/plan-query.ts';
import {
  engineeringQuery,
  maintenanceSearch,
  overviewQuery,
  recordQuery,
  recordsQuery,
  type MaintenanceSearch,
  type NewRecordSearch,
  type TipsSearch,
} from './maintenance-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance',
    staticData: { action: 'maintenance:read', title: 'Maintenance' },
    validateSearch: typedSearch<MaintenanceSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) =>
      ahead(() =>
        Promise.all([
          context.queries.prefetchQuery(engineeringQuery),
          context.queries.prefetchQuery(overviewQuery),
          context.queries.prefetchQuery(recordsQuery(maintenanceSearch(deps))),
        ]),
      ),
    component: lazyRouteComponent(() => import('./maintenance-page.tsx'), 'MaintenancePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/new',
    staticData: { action: 'maintenance:write', title: 'Schedule Maintenance' },
    validateSearch: typedSearch<NewRecordSearch>,
    component: lazyRouteComponent(() => import('./new-maintenance-page.tsx'), 'NewMaintenancePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/tips',
    staticData: { title: 'Maintenance Tips' },
    validateSearch: typedSearch<TipsSearch>,
    component: lazyRouteComponent(() => import('./tips-page.tsx'), 'TipsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/services',
    staticData: { action: 'maintenance:read', title: 'Services' },
    validateSearch: typedSearch<PlanSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) =>
      ahead(() =>
        Promise.all([context.queries.prefetchQuery(engineeringQuery), context.queries.prefetchQuery(plansQuery(planSearch(deps)))]),
      ),
    component: lazyRouteComponent(() => import('./services-page.tsx'), 'ServicesPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/equipment',
    staticData: { action: 'maintenance:read', title: 'Equipment' },
    validateSearch: typedSearch<EquipmentSearch>,
    loaderDeps: ({ search }) => ({ yachtId: equipmentSearch(search).yachtId }),
    loader: ({ context: { queries }, deps: { yachtId } }) =>
      ahead(() =>
        Promise.all([
          queries.prefetchQuery(engineeringQuery),
          queries.prefetchQuery(firstYachtQuery),
          ...(yachtId ? [queries.prefetchQuery(equipmentQuery(yachtId))] : []),
        ]),
      ),
    component: lazyRouteComponent(() => import('./equipment-page.tsx'), 'EquipmentPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/defects',
    staticData: { action: 'maintenance:read', title: 'Defects' },
    validateSearch: typedSearch<DefectSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) =>
      ahead(() =>
        Promise.all([context.queries.prefetchQuery(engineeringQuery), context.queries.prefetchQuery(defectsQuery(defectSearch(deps)))]),
      ),
    component: lazyRouteComponent(() => import('./defects-page.tsx'), 'DefectsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/defects/new',
    staticData: { action: 'maintenance:write', title: 'Report a defect' },
    validateSearch: typedSearch<ReportSearch>,
    component: lazyRouteComponent(() => import('./report-page.tsx'), 'ReportPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/defects/$defectId',
    staticData: { action: 'maintenance:read', title: 'Defect' },
    loader: ({ context, params }) => aheadOf(params.defectId, (id) => context.queries.prefetchQuery(defectQuery(id))),
    component: lazyRouteComponent(() => import('./defect-page.tsx'), 'DefectPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/parts',
    staticData: { action: 'maintenance:read', title: 'Parts' },
    validateSearch: typedSearch<PartsSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) =>
      ahead(() =>
        Promise.all([context.queries.prefetchQuery(engineeringQuery), context.queries.prefetchQuery(partsQuery(partsSearch(deps)))]),
      ),
    component: lazyRouteComponent(() => import('./parts-page.tsx'), 'PartsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/checklists',
    staticData: { action: 'maintenance:read', title: 'Checklists' },
    validateSearch: typedSearch<ChecklistSearch>,
    loaderDeps: ({ search }) => checklistSearch(search),
    loader: ({ context: { queries }, deps }) =>
      ahead(() => Promise.all([queries.prefetchQuery(checklistsQuery(deps.yachtId)), queries.prefetchQuery(runsQuery(deps))])),
    component: lazyRouteComponent(() => import('./checklists/checklists-page.tsx'), 'ChecklistsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/checklists/new',
    staticData: { action: 'maintenance:write', title: 'New checklist' },
    component: lazyRouteComponent(() => import('./checklists/new-checklist-page.tsx'), 'NewChecklistPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/checklists/$checklistId/edit',
    staticData: { action: 'maintenance:write', title: 'Edit checklist' },
    loader: ({ context, params }) => aheadOf(params.checklistId, (id) => context.queries.prefetchQuery(checklistQuery(id))),
    component: lazyRouteComponent(() => import('./checklists/edit-checklist-page.tsx'), 'EditChecklistPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/checklists/runs/$runId',
    staticData: { action: 'maintenance:read', title: 'Checklist' },
    loader: ({ context, params }) => aheadOf(params.runId, (id) => context.queries.prefetchQuery(runQuery(id))),
    component: lazyRouteComponent(() => import('./checklists/run-page.tsx'), 'RunPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/$recordId',
    staticData: { action: 'maintenance:read', title: 'Maintenance Record' },
    loader: ({ context, params }) => aheadOf(params.recordId, (id) => context.queries.prefetchQuery(recordQuery(id))),
    component: lazyRouteComponent(() => import('./record/record-page.tsx'), 'RecordPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/$recordId/edit',
    staticData: { action: 'maintenance:write', title: 'Edit Maintenance' },
    loader: ({ context, params }) => aheadOf(params.recordId, (id) => context.queries.prefetchQuery(recordQuery(id))),
    component: lazyRouteComponent(() => import('./edit-maintenance-page.tsx'), 'EditMaintenancePage'),
  }),
] as const;
