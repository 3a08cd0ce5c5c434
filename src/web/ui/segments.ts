/** A choice among a few views, side by side: the look of the group, and of each segment. */
export const segmentsLook = 'grid gap-0.5 rounded-lg border border-line-strong bg-sunken p-0.5';
export const segmentLook =
  'flex items-center justify-center rounded-md text-nav font-medium text-ink-2 transition-colors hover:text-ink aria-[current=page]:bg-chosen aria-[current=page]:text-ink aria-[current=page]:shadow-1';
