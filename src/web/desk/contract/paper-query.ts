import { queryOptions } from '@tanstack/react-query';
import type { Charter } from '#domain/desk/charter.ts';
import { fetchFile } from '../../platform/download.ts';
import type { PaperKind } from '../charter-query.ts';

/** The quote or the contract of a charter as a PDF, reloaded as soon as the charter or what was sent of it changes. */
export function paperQuery({ id, updatedAt, contract }: Charter, paper: PaperKind) {
  return queryOptions({
    queryKey: ['charter paper', id, paper, updatedAt, contract.status, contract.sentAt],
    queryFn: ({ signal }) => fetchFile(`/api/charters/${id}/${paper}`, { signal }),
    gcTime: 60_000,
  });
}
