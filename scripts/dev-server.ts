// The server as npm run dev runs it: without pages, which Vite serves.
import { start } from '#server/start.ts';

await start(process.env, { pages: false });
