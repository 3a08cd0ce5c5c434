// The whole script of the public site. Without it everything can still be read and followed.
const root = document.documentElement;

document.querySelector('[data-theme-button]')?.addEventListener('click', () => {
  const theme = root.classList.contains('dark') ? 'light' : 'dark';
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
  try {
    localStorage.setItem('ui-theme', theme);
  } catch {
    // Where nothing may be stored, the theme lasts as long as the page.
  }
});

// Whoever looked at yearly prices goes on looking at yearly prices.
const yearly = document.querySelector<HTMLInputElement>('#yearly');
if (yearly && new URLSearchParams(location.search).get('billing') === 'yearly') yearly.checked = true;

// Whoever came from within the product shares this document's history with it: going back is for the product to show.
const here = location.pathname;
addEventListener('popstate', () => {
  if (location.pathname !== here) location.reload();
});
