import { api } from '../platform/api.ts';

/** The figures at the top of the dashboard. */
export const figuresQuery = api.queryOptions('get', '/api/dashboard');
