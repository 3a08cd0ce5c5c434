// npm run a11y: walks every screen with IBM's accessibility engine, a second opinion besides axe, which npm test uses. Prints its findings,
// and fails if one violates WCAG 2.2.
import { partsNamed } from './parts.mjs';
import { ready } from './ready.mjs';

const browser = await ready({ tools: true, build: true, browser: true });
process.env.SECOND_ENGINE = '1';
const [journeys] = partsNamed('journeys');
const { passed, failed, failures } = journeys.run({ browser, patterns: ['/access.spec.ts', ...process.argv.slice(2)] });
process.stdout.write(failures.join(''));
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
