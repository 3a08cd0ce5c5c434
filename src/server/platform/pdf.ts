import type { FastifyReply } from 'fastify';

/** Answers one of our PDFs, which may neither run nor load anything. */
export function sendPdf(reply: FastifyReply, content: Buffer, disposition: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': disposition,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(content);
}
