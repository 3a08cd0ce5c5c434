const key = 'authToken';

/** The token of the user who is signed in here, or null. */
export function readToken(): string | null {
  return localStorage.getItem(key);
}

export function storeToken(token: string) {
  localStorage.setItem(key, token);
}

export function clearToken() {
  localStorage.removeItem(key);
}

let renewal: Promise<unknown> = Promise.resolve();

/** Runs a change that ends this session and stores the token of the next one. Calls refused meanwhile wait for it. */
export function renewToken<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  const done = change();
  renewal = done.catch(() => undefined);
  return done;
}

/** The token once no such change is under way. */
export async function renewedToken(): Promise<string | null> {
  await renewal;
  return readToken();
}

/** Calls back when another tab of the browser signs in or out. */
export function onTokenElsewhere(changed: () => void) {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed();
  });
}
