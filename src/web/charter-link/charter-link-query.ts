import { queryOptions } from '@tanstack/react-query';
import type { LinkPage } from '#domain/desk/link-page.ts';
import { client } from '../platform/api.ts';
import { fetchFile } from '../platform/download.ts';
import { showFormats } from '../platform/formats.ts';

/** Sent along with every call: the token that followed the # of the address. */
export const withLink = (token: string) => ({ 'X-Charter-Link': token });

/** What a link shows. It is requested once, because every request counts as an opening. */
export function charterLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['charter link', token],
    queryFn: async () => {
      const { data } = await client.GET('/api/charter-link', { headers: withLink(token) });
      const page = data as LinkPage;
      // Guests have no session: what they type and read follows the company.
      showFormats({}, page.company.formats);
      return page;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** A document of the charter as it was sent or signed. */
export function fetchPaper(token: string, path: string): Promise<Blob> {
  return fetchFile(`/api/charter-link/${path}`, { headers: withLink(token) });
}
