// The one door to zod. It has to be configured before the first schema is made: otherwise zod probes `new Function`,
// which our content security policy forbids and the browser reports.
import { config, z } from 'zod';

config({ jitless: true });

export { z };
