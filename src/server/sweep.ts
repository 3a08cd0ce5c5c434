import { sql } from 'kysely';
import { sweepExports } from './exports/work.ts';
import { sweepFiles } from './files/store.ts';
import { sweepGuests } from './guests/store.ts';
import { sweepLetters } from './platform/letters.ts';
import type { Parts } from './platform/parts.ts';
import { sweepKnownBrowsers } from './session/known-browsers.ts';
import { sweepTracks } from './trips/tracks.ts';
import { asPlatform } from './platform/scope.ts';

/**
 * Deletes what has expired: sessions, links in emails, unconfirmed options, old emails, documents of guests long after their charter,
 * unfinished sign-ins, browsers nobody uses to sign in anymore, stored answers, counts of attempts, uploads that no record shows, tracks
 * without a trip, and exports past their time.
 */
export async function sweep({ db, files }: Pick<Parts, 'db' | 'files'>): Promise<void> {
  await db.atTheDoor((t) =>
    t
      .deleteFrom('sessions')
      .where('expiresAt', '<', sql<string>`now()`)
      .execute(),
  );
  await db.atTheDoor((t) =>
    t
      .deleteFrom('passwordResets')
      .where('expiresAt', '<', sql<string>`now()`)
      .execute(),
  );
  await db.atTheDoor((t) =>
    t
      .deleteFrom('signInTickets')
      .where('expiresAt', '<', sql<string>`now()`)
      .execute(),
  );
  await db.atTheDoor((t) =>
    t
      .deleteFrom('authenticators')
      .where('confirmedAt', 'is', null)
      .where('createdAt', '<', sql<string>`now() - interval '1 hour'`)
      .execute(),
  );
  await sweepKnownBrowsers(db);
  await db.outside
    .deleteFrom('rateLimits')
    .where('windowEnds', '<', sql<string>`now()`)
    .execute();
  await asPlatform(db, 'stored responses expire')
    .query.deleteFrom('idempotencyKeys')
    .where('createdAt', '<', sql<string>`now() - interval '24 hours'`)
    .execute();
  await asPlatform(db, 'unconfirmed links are deleted')
    .query.deleteFrom('charterConfirmations')
    .where('expiresAt', '<', sql<string>`now() - interval '30 days'`)
    .execute();
  await sweepLetters(db);
  await sweepGuests(db);
  await sweepFiles(db, files);
  await sweepExports(db, files);
  await files.clearAway();
  await sweepTracks(db);
}
