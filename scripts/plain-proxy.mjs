import { createServer, request } from 'node:http';

/** Forwards requests from one port of this machine to another, like a proxy in front of the server. Returns a function that stops it. */
export async function startProxy({ from, to }) {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress, 'x-forwarded-proto': 'http' };
    const forwarded = request({ host: '127.0.0.1', port: to, method: incoming.method, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise((listening) => {
    proxy.listen(from, '127.0.0.1', listening);
  });
  return () =>
    new Promise((closed) => {
      proxy.close(closed);
      proxy.closeAllConnections();
    });
}
