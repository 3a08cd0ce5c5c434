// Runs before the first paint of a company's own page: whoever comes there has chosen nothing with us, so it is as their device is.
if (matchMedia('(prefers-color-scheme: dark)').matches) document.documentElement.className = 'dark';
