const key = 'authToken';

/** The token of the person who is signed in here, or null. */
export function readToken(): string | null {
  return localStorage.getItem(key);
}

export function storeToken(token: string) {
  localStorage.setItem(key, token);
}

export function clearToken() {
  localStorage.removeItem(key);
}

/** Calls back when another tab of the browser signs in or out. */
export function onTokenElsewhere(changed: () => void) {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed();
  });
}
