import { SearchHit, SearchQuery } from '#domain/search/search.ts';
import { withExample } from '../platform/examples.ts';

withExample(SearchHit, {
  kind: 'yacht',
  id: 12,
  label: 'Aurelia',
  note: 'Antibes',
  at: null,
  phase: null,
  picture: { type: 'Motor Yacht', length: '38m', imageUrl: null },
  owed: null,
  more: false,
  companyName: 'Azure Charters',
});
withExample(SearchQuery.shape.q, 'aurelia');
