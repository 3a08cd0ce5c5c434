import { percentile } from './figures.ts';
import { benchYear } from './invoices.ts';

const items = 30;
const times = 60;

/** How long a warm server takes for the PDF of an invoice with thirty items, requested one after another, in milliseconds. */
export async function timeInvoicePdf(address: string, token: string): Promise<{ p50: number; p95: number }> {
  const call = (path: string, body?: object) =>
    fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const [customer] = (await (await call('/api/customers?limit=1')).json()) as { id: number }[];
  const lines = Array.from({ length: items }, (_, place) => ({
    description: `A week in the Aegean, guest ${place + 1}`,
    quantity: 1,
    unitPrice: 1250.5,
  }));
  const invoice = (await (
    await call('/api/invoices', { customerId: customer?.id, issueDate: `${benchYear}-06-01`, currency: 'EUR', taxRate: 20, items: lines })
  ).json()) as { id: number };
  const took: number[] = [];
  for (let time = 0; time < times + 5; time++) {
    const began = performance.now();
    const answer = await call(`/api/invoices/${invoice.id}/generate-pdf`, {});
    const pdf = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok || pdf.toString('latin1', 0, 5) !== '%PDF-') throw new Error(`the PDF of an invoice: ${answer.status}`);
    // The first few are warm-up.
    if (time >= 5) took.push(performance.now() - began);
  }
  return { p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
}
