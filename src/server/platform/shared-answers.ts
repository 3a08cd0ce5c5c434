// Fifty open pages of one company that hear of one change read the same again. They need it made once.
import type { FastifyRequest } from 'fastify';
import type { Changes } from './changes.ts';
import type { Person } from './sign-in.ts';

const minute = 60_000;

export type SharedAnswers = ReturnType<typeof openSharedAnswers>;

/**
 * Gives those of one company, with the same rights and in one time zone, who call the same route the answer that was made for the
 * first of them, for as long as no change of the company is committed and the minute isn't over, since answers speak of now. Who asks
 * after a change was committed, on whichever process, gets an answer that shows it: each waits until all announcements up to there are
 * heard. Only for routes that take nothing from the address, with answers in which nothing is the person's own.
 */
export function openSharedAnswers(changes: Changes) {
  const made = new Map<number, Map<string, Promise<unknown>>>();
  let madeIn = 0;
  changes.follow({ changed: ({ companyId }) => made.delete(companyId), missed: () => made.clear() });

  return async function shared<Answer>(request: FastifyRequest, make: () => Promise<Answer>): Promise<Answer> {
    const { scope, person, routeOptions } = request;
    if (scope.kind === 'platform' || !(await changes.catchUp())) return make();
    const answers = answersOf(scope.companyId);
    const key = JSON.stringify([routeOptions.url, person.timeZone, ...rightsOf(person)]);
    const known = answers.get(key) as Promise<Answer> | undefined;
    if (known) return known;
    const answer = make();
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };

  function answersOf(companyId: number): Map<string, Promise<unknown>> {
    const now = Math.floor(Date.now() / minute);
    if (now !== madeIn) made.clear();
    madeIn = now;
    const answers = made.get(companyId) ?? new Map<string, Promise<unknown>>();
    made.set(companyId, answers);
    return answers;
  }
}

/** All that `can` decides by: those alike in this may read the same. */
function rightsOf({ role, isOwner, program }: Person) {
  return [role, isOwner, program !== null];
}
