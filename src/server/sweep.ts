import { sql } from 'kysely';
import { sweepExports } from './exports/work.ts';
import { sweepFiles } from './files/store.ts';
import { sweepGuests } from './guests/store.ts';
import { sweepLetters } from './platform/letters.ts';
import type { Database } from './platform/database.ts';
import type { Parts } from './platform/parts.ts';
import { sweepKnownBrowsers } from './session/known-browsers.ts';
import { sweepTracks } from './trips/tracks.ts';
import { asPlatform } from './platform/scope.ts';
import { throwTogether, tryEach } from './platform/try-each.ts';

/**
 * Deletes what has expired: sessions, links in emails, unconfirmed options, old emails, documents of guests long after their charter,
 * unfinished sign-ins, browsers nobody uses to sign in anymore, stored answers, counts of attempts, uploads that no record shows, tracks
 * without a trip, and exports past their time. What can't be deleted holds nothing else up, and is thrown at the end.
 */
export async function sweep({ db, files }: Pick<Parts, 'db' | 'files'>): Promise<void> {
  const steps: (() => Promise<unknown>)[] = [
    () => sweepExpired(db, 'sessions'),
    () => sweepExpired(db, 'passwordResets'),
    () => sweepExpired(db, 'signInTickets'),
    () => sweepAuthenticators(db),
    () => sweepKnownBrowsers(db),
    () => sweepRateLimits(db),
    () => sweepIdempotencyKeys(db),
    () => sweepConfirmations(db),
    () => sweepLetters(db),
    () => sweepGuests(db),
    () => sweepFiles(db, files),
    () => sweepExports(db, files),
    () => files.clearAway(),
    () => sweepTracks(db),
  ];
  const { failures } = await tryEach(steps, (step) => step());
  throwTogether(failures, 'not everything that has expired could be deleted');
}

function sweepExpired(db: Database, table: 'sessions' | 'passwordResets' | 'signInTickets') {
  return db.atTheDoor((t) =>
    t
      .deleteFrom(table)
      .where('expiresAt', '<', sql<string>`now()`)
      .execute(),
  );
}

function sweepAuthenticators(db: Database) {
  return db.atTheDoor((t) =>
    t
      .deleteFrom('authenticators')
      .where('confirmedAt', 'is', null)
      .where('createdAt', '<', sql<string>`now() - interval '1 hour'`)
      .execute(),
  );
}

function sweepRateLimits(db: Database) {
  return db.outside
    .deleteFrom('rateLimits')
    .where('windowEnds', '<', sql<string>`now()`)
    .execute();
}

function sweepIdempotencyKeys(db: Database) {
  return asPlatform(db, 'stored responses expire')
    .query.deleteFrom('idempotencyKeys')
    .where('createdAt', '<', sql<string>`now() - interval '24 hours'`)
    .execute();
}

function sweepConfirmations(db: Database) {
  return asPlatform(db, 'unconfirmed links are deleted')
    .query.deleteFrom('charterConfirmations')
    .where('expiresAt', '<', sql<string>`now() - interval '30 days'`)
    .execute();
}
