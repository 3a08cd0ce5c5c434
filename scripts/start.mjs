// npm start: makes sure all is there, then becomes the server.
import { ready } from './ready.mjs';

await ready({ build: true });
await import('../dist/server/main.js');
