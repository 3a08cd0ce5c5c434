const items = 30;
const times = 60;
const aim = 150;

/** How long a warm server takes for the PDF of an invoice with thirty items, asked for one after the other; as a line to be read. */
export async function timeInvoicePdf(address: string, token: string): Promise<string> {
  const call = (path: string, body?: object) =>
    fetch(`${address}${path}`, { method: body ? 'POST' : 'GET', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, ...(body ? { body: JSON.stringify(body) } : {}) });
  const [customer] = (await (await call('/api/customers?limit=1')).json()) as { id: number }[];
  const lines = Array.from({ length: items }, (_, place) => ({ description: `A week in the Aegean, guest ${place + 1}`, quantity: 1, unitPrice: 1250.5 }));
  const invoice = (await (await call('/api/invoices', { customerId: customer?.id, issueDate: '2026-11-21', currency: 'EUR', taxRate: 20, items: lines })).json()) as { id: number };
  const took: number[] = [];
  for (let time = 0; time < times + 5; time++) {
    const began = performance.now();
    const answer = await call(`/api/invoices/${invoice.id}/generate-pdf`, {});
    const pdf = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok || pdf.toString('latin1', 0, 5) !== '%PDF-') throw new Error(`the PDF of an invoice: ${answer.status}`);
    // The first few warm the server up.
    if (time >= 5) took.push(performance.now() - began);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return `PDF of an invoice with ${items} items: median ${at(0.5)} ms, p95 ${at(0.95)} ms (aim: ${aim} ms${at(0.5) <= aim ? '' : ', MISSED'})\n`;
}
