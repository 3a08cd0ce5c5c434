/** Whether one page may glide into the next: not for those who asked for less motion. Browsers that can't do it change at once. */
export function mayGlide(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What glides: the same name on both pages, each once on a page. */
export function glides(name: string): { viewTransitionName: string } {
  return { viewTransitionName: name };
}
