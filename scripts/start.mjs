// npm start: makes sure all is there, then becomes the server.
import { ready } from './ready.mjs';

await ready({ build: true });
// The name by which ready.mjs finds a server that runs from this folder.
process.title = 'fairlead';
await import('../dist/server/main.js');
