// Runs before the first paint, so that neither the theme nor the frame of a page that needs a session flashes. In the application it also
// requests the session, so that the answer arrives about when the code that waits for it does: see platform/session.tsx.
try {
  document.documentElement.className = localStorage.getItem('ui-theme') === 'dark' ? 'dark' : 'light';
  const token = localStorage.getItem('authToken');
  if (!token) document.documentElement.classList.add('outside');
  else if ('session' in document.currentScript.dataset) {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Cache-Control': 'no-cache, no-store, must-revalidate',
      Pragma: 'no-cache',
      Expires: '0',
    };
    const answer = fetch(`/api/auth/session?_=${Date.now()}`, { credentials: 'include', headers });
    // A failure is handled by the code that reads the answer.
    answer.catch(() => {});
    globalThis.sessionRequest = { token, answer };
  }
} catch {}
