// When a change is announced, fifty open pages of one company read the same again. They need it made only once.
import type { FastifyRequest } from 'fastify';
import type { Changes } from './changes.ts';
import type { Person } from './sign-in.ts';

const minute = 60_000;

export type SharedAnswers = ReturnType<typeof openSharedAnswers>;

/**
 * Shares an answer among people of one company with the same rights and time zone who call the same route, until a change of the company is
 * committed or the minute is over, since answers depend on the current time. A request after a committed change, on any process, gets an
 * answer that includes it, because it first waits until all earlier announcements have arrived. Only for routes that take nothing from the
 * address, and answers with nothing personal in them.
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

/** Everything that `can` decides by: people who are equal in this may read the same. */
function rightsOf({ role, isOwner, program }: Person) {
  return [role, isOwner, program !== null];
}
