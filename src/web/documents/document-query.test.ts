import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { SessionUser } from '#domain/session/session.ts';
import { sessionQuery } from '../platform/session.tsx';
import { storeToken } from '../platform/token.ts';
import { aPerson } from '../testing/given.ts';
import { serve } from '../testing/network.ts';
import { documentQuery, documentSearch, matrixQuery, readMatrixAhead, withNewDocument } from './document-query.ts';

const read = (search: object) => JSON.parse(JSON.stringify(search));

describe('the address of the documents', () => {
  test.each([
    [{}, {}],
    [
      { state: 'due', companyId: '3', new: 'true', yachtId: '7', equipmentId: '9', type: 'insurance' },
      { state: 'due', companyId: 3, new: true, yachtId: 7, equipmentId: 9, type: 'insurance' },
    ],
    [
      { state: 'missing', edit: '12' },
      { state: 'missing', edit: 12 },
    ],
    // Types are the company's own, so any text may be one.
    [{ type: 'Radio license' }, { type: 'Radio license' }],
    [{ state: 'lost', companyId: '-3', new: 'yes', edit: 'new', yachtId: '7.5', type: '  ' }, {}],
  ])('with %j is read as %j', (raw, search) => {
    expect(read(documentSearch(raw))).toEqual(search);
  });

  test('keeps its filter and company when the form for a missing document opens, and nothing of another form', () => {
    const raw = { state: 'missing', companyId: '3', edit: '12', equipmentId: '9', yachtId: '8', type: 'other' };
    expect(read(withNewDocument(raw, 7, 'insurance'))).toEqual({
      state: 'missing',
      companyId: 3,
      new: true,
      yachtId: 7,
      type: 'insurance',
    });
    expect(read(withNewDocument({}, null, 'license'))).toEqual({ new: true, type: 'license' });
  });
});

/** The addresses that are read ahead for this person. */
async function readAhead(person: Partial<SessionUser> | null, raw = {}) {
  const requests = serve(() => Response.json([]));
  const queries = new QueryClient();
  queries.setQueryData(sessionQuery.queryKey, person && aPerson(person));
  await readMatrixAhead(queries, raw);
  return requests.map(({ url }) => url.replace('https://fairlead.test', ''));
}

describe('the documents of the fleet are read ahead', () => {
  const matrix = '/api/documents/matrix';

  test.each([
    ['a user', { role: 'user' }, {}, [matrix]],
    // The address says nothing about whose documents people of a company see.
    ['a manager with an address of another company', { role: 'manager' }, { companyId: '9' }, [matrix]],
    ['a company’s owner', { role: 'user', isOwner: true }, {}, [matrix]],
    ['an admin with a company of their own', { role: 'admin' }, {}, [`${matrix}?companyId=1`]],
    ['an admin who looks at another company', { role: 'admin' }, { companyId: '9' }, [`${matrix}?companyId=9`]],
    ['an admin without a company', { role: 'admin', companyId: null }, { companyId: '9' }, [`${matrix}?companyId=9`]],
    ['an admin who has yet to choose one', { role: 'admin', companyId: null }, {}, []],
    ['an admin with an unreadable one', { role: 'admin', companyId: null }, { companyId: 'all' }, []],
  ] as const)('for %s', async (_who, person, raw, addresses) => {
    expect(await readAhead(person, raw)).toEqual(addresses);
  });

  test('with the session, if that has yet to be loaded', async () => {
    storeToken('a token');
    const requests = serve(({ url }) => Response.json(url.includes('session') ? aPerson({ role: 'admin', companyId: 4 }) : []));
    await readMatrixAhead(new QueryClient(), {});
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/auth/session', matrix]);
    expect(requests[1]?.url).toMatch(/companyId=4$/);
  });
});

test('the documents of the fleet are read again when equipment retires: its documents no longer count', () => {
  expect(matrixQuery(undefined).meta.shows).toContain('equipment');
});

test('a document is read by its id', async () => {
  const requests = serve(() => Response.json({ id: 12 }));
  expect(await new QueryClient().fetchQuery(documentQuery(12))).toEqual({ id: 12 });
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/documents/12']);
});
