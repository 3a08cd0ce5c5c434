import { Found, SearchQuery } from '#domain/search/search.ts';
import { withExample } from '../platform/examples.ts';

withExample(Found, { kind: 'yacht', id: 12, label: 'Aurelia', note: 'Motor Yacht, Antibes', at: null, companyName: 'Azure Charters' });
withExample(SearchQuery.shape.q, 'aurelia');
