import { createServer, request } from 'node:http';

/** Passes everything on from one port of this machine to another, as a proxy in front of the server does, and answers how to stop that. */
export async function startProxy({ from, to }) {
  const proxy = createServer((asked, answered) => {
    const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress, 'x-forwarded-proto': 'http' };
    const onward = request({ host: '127.0.0.1', port: to, method: asked.method, path: asked.url, headers }, (answer) => {
      answered.writeHead(answer.statusCode, answer.headers);
      answer.pipe(answered);
    });
    onward.on('error', () => answered.destroy());
    answered.on('close', () => onward.destroy());
    asked.pipe(onward);
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
