// The whole script of the public site. Without it everything can still be read and followed.
const root = document.documentElement;

document.querySelector('[data-theme-button]')?.addEventListener('click', () => {
  const theme = root.classList.contains('dark') ? 'light' : 'dark';
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
  try {
    localStorage.setItem('ui-theme', theme);
  } catch {
    // If nothing may be stored, the theme lasts as long as the page.
  }
});

// The choice of yearly prices carries over to the next page.
const yearly = document.querySelector<HTMLInputElement>('#yearly');
if (yearly && new URLSearchParams(location.search).get('billing') === 'yearly') yearly.checked = true;

// Opened from within the product, this document shares its history: going back has to load the product's page.
const here = location.pathname;
addEventListener('popstate', () => {
  if (location.pathname !== here) location.reload();
});
