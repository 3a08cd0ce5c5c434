/** Whether pages may change with a transition: not for users who prefer less motion. Browsers without transitions change at once. */
export function mayGlide(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Marks what moves in a transition: the same name on both pages, once on each. */
export function glides(name: string): { viewTransitionName: string } {
  return { viewTransitionName: name };
}
