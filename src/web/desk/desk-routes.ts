import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ahead, aheadOf, signedIn, typedSearch } from '../platform/routing.ts';
import { charterQuery, type CharterSearch } from './charter-query.ts';
import type { NewCharterSearch } from './charter/new-charter-query.ts';
import { apaOfCharterQuery, type ApaSearch } from './apa/apa-query.ts';
import { manifestQuery, type DeparturesSearch } from './departures/departures-query.ts';
import type { GridSearch } from './grid/grid-query.ts';
import { inventoryQuery } from './inventory/inventory-query.ts';
import type { PipelineSearch } from './pipeline/pipeline-query.ts';
import { readDayAhead, readDeparturesAhead, readGridAhead, readPipelineAhead, readPricesAhead } from './prefetch-query.ts';
import type { PricesSearch, TemplateSearch } from './prices/prices-query.ts';
import type { TodaySearch } from './today/today-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/desk',
    staticData: { action: 'desk:read', title: 'Charter Desk' },
    validateSearch: typedSearch<GridSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => readGridAhead(context.queries, deps)),
    component: lazyRouteComponent(() => import('./grid/grid-page.tsx'), 'GridPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/desk/prices',
    staticData: { action: 'desk:read', title: 'Charter prices' },
    validateSearch: typedSearch<PricesSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => readPricesAhead(context.queries, deps)),
    component: lazyRouteComponent(() => import('./prices/prices-page.tsx'), 'PricesPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/desk/prices/contract',
    staticData: { action: 'run-company', title: 'Contract' },
    validateSearch: typedSearch<TemplateSearch>,
    component: lazyRouteComponent(() => import('./prices/template-page.tsx'), 'TemplatePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/desk/inventory/$yachtId',
    staticData: { action: 'desk:read', title: 'Inventory' },
    loader: ({ context, params }) => aheadOf(params.yachtId, (id) => context.queries.prefetchQuery(inventoryQuery(id))),
    component: lazyRouteComponent(() => import('./inventory/inventory-page.tsx'), 'InventoryPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/desk/pipeline',
    staticData: { action: 'desk:read', title: 'Charter Desk' },
    validateSearch: typedSearch<PipelineSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => readPipelineAhead(context.queries, deps)),
    component: lazyRouteComponent(() => import('./pipeline/pipeline-page.tsx'), 'PipelinePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/desk/today',
    staticData: { action: 'desk:read', title: 'Charter Desk' },
    validateSearch: typedSearch<TodaySearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => readDayAhead(context.queries, deps)),
    component: lazyRouteComponent(() => import('./today/today-page.tsx'), 'TodayPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/desk/departures',
    staticData: { action: 'desk:read', title: 'Departures' },
    validateSearch: typedSearch<DeparturesSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => readDeparturesAhead(context.queries, deps)),
    component: lazyRouteComponent(() => import('./departures/departures-page.tsx'), 'DeparturesPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/desk/departures/$departureId',
    staticData: { action: 'desk:read', title: 'Who sails' },
    loader: ({ context, params }) => aheadOf(params.departureId, (id) => context.queries.prefetchQuery(manifestQuery(id))),
    component: lazyRouteComponent(() => import('./departures/manifest-page.tsx'), 'ManifestPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/desk/new',
    staticData: { action: 'desk:write', title: 'New enquiry' },
    validateSearch: typedSearch<NewCharterSearch>,
    component: lazyRouteComponent(() => import('./charter/new-charter-page.tsx'), 'NewCharterPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/desk/$charterId',
    staticData: { action: 'desk:read', title: 'Charter' },
    validateSearch: typedSearch<CharterSearch>,
    loader: ({ context, params }) => aheadOf(params.charterId, (id) => context.queries.prefetchQuery(charterQuery(id))),
    component: lazyRouteComponent(() => import('./charter/charter-page.tsx'), 'CharterPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/desk/$charterId/apa',
    staticData: { action: 'finance:read', title: 'APA' },
    validateSearch: typedSearch<ApaSearch>,
    loader: ({ context, params }) => aheadOf(params.charterId, (id) => context.queries.prefetchQuery(apaOfCharterQuery(id))),
    component: lazyRouteComponent(() => import('./apa/apa-page.tsx'), 'ApaPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/desk/$charterId/edit',
    staticData: { action: 'desk:write', title: 'Edit charter' },
    loader: ({ context, params }) => aheadOf(params.charterId, (id) => context.queries.prefetchQuery(charterQuery(id))),
    component: lazyRouteComponent(() => import('./charter/edit-charter-page.tsx'), 'EditCharterPage'),
  }),
] as const;
