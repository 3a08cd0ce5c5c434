/** Ways to look at something, side by side in a well, one of which is chosen: the look of the well, and of each of them. */
export const segmentsLook = 'grid gap-0.5 rounded-lg border border-line-strong bg-sunken p-0.5';
export const segmentLook =
  'flex items-center justify-center rounded-md text-nav font-medium text-ink-2 transition-colors hover:text-ink aria-[current=page]:bg-chosen aria-[current=page]:text-ink aria-[current=page]:shadow-1';
