// Runs before the first paint of a company's own page: its visitors have chosen no theme with us, so their device decides.
if (matchMedia('(prefers-color-scheme: dark)').matches) document.documentElement.className = 'dark';
