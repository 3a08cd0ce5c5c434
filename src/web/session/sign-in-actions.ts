import { useMutation } from '@tanstack/react-query';
import type { Credentials, SignedIn } from '#domain/session/session.ts';
import { ApiError, client, incompleteResponse, reason } from '../platform/api.ts';

/** Continues with the answer to a sign-in. */
type Enter = (answer: SignedIn) => Promise<void>;

const meta = { changesNoRecord: true };

/** Signs in with a password. If the account has two-step sign-in, the answer is only a ticket for the second step. */
export function useSignIn(enter: Enter) {
  return useMutation({
    meta,
    mutationFn: async (credentials: Credentials) => {
      const { data } = await client.POST('/api/auth/login', { body: credentials });
      if (!data) throw incompleteResponse();
      if ('ticket' in data) return data.ticket;
      await enter(data);
      return null;
    },
  });
}

/** Signs in with a code and the ticket that a correct password returned. */
export function useSecondStep(enter: Enter) {
  return useMutation({
    meta,
    mutationFn: async (body: { ticket: string; code: string }) => {
      const { data } = await client.POST('/api/auth/login/second-step', { body });
      if (!data) throw incompleteResponse();
      await enter(data);
    },
  });
}

/** Signs in with a passkey the browser asks for. */
export function usePasskeySignIn(enter: Enter) {
  return useMutation({
    meta,
    mutationFn: async () => {
      const [{ startAuthentication }, { data: optionsJSON }] = await Promise.all([
        import('@simplewebauthn/browser'),
        client.POST('/api/auth/passkey/options'),
      ]);
      if (!optionsJSON) throw incompleteResponse();
      const credential = await startAuthentication({ optionsJSON });
      const { data } = await client.POST('/api/auth/passkey', { body: { credential } });
      if (!data) throw incompleteResponse();
      await enter(data);
    },
  });
}

/**
 * Says how long to wait after too many tries, or that the connection was lost. Any refusal of the credentials says only that they are
 * wrong.
 */
export function signInFailure(error: unknown): string {
  const refused = error instanceof ApiError && [400, 401, 422].includes(error.status);
  return refused ? 'Invalid email or password. Please try again.' : reason(error);
}
