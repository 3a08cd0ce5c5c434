// Runs before the first paint, so that neither the theme nor the frame of a page one isn't signed in to flashes.
try {
  document.documentElement.className = localStorage.getItem('ui-theme') === 'dark' ? 'dark' : 'light';
  if (!localStorage.getItem('authToken')) document.documentElement.classList.add('outside');
} catch {}
