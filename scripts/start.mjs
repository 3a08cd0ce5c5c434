// npm start: installs and builds what is missing, then becomes the server.
import { ready } from './ready.mjs';

await ready({ build: true });
// The process title by which ready.mjs finds a server running from this folder.
process.title = 'fairlead';
await import('../dist/server/main.js');
