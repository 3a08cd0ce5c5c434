const base = 'inline-flex shrink-0 items-center justify-center rounded-xl font-medium whitespace-nowrap transition-colors duration-150';

/** The looks of the public site's calls to action. */
export const linkLook = {
  primary: `${base} h-12 px-6 bg-primary text-on-primary hover:bg-primary-hover`,
  small: `${base} h-10 px-4 text-sm bg-primary text-on-primary hover:bg-primary-hover`,
  outline: `${base} h-12 px-6 border border-line-strong bg-surface text-ink hover:bg-hover`,
  /** On the navy of the sea, in both themes. */
  onSea: `${base} h-12 px-6 bg-white text-[#0b1b2a] hover:bg-[#dfe9ef]`,
};
