import { queryOptions } from '@tanstack/react-query';
import type { InvoiceByLink } from '#domain/finance/invoice-link.ts';
import { client } from '../platform/api.ts';
import { fetchFile } from '../platform/download.ts';

const withLink = (token: string) => ({ 'X-Invoice-Link': token });

/** The invoice that a link opens. Requested only once, because every request counts as an opening. */
export function invoiceLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['invoice link', token],
    queryFn: async () => (await client.GET('/api/invoice-link', { headers: withLink(token) })).data as InvoiceByLink,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** Its PDF, as it was sent. */
export function fetchInvoice(token: string): Promise<Blob> {
  return fetchFile('/api/invoice-link/pdf', { headers: withLink(token) });
}
