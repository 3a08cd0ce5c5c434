const keyOf = (companyId: number | null) => `first-steps-hidden-${companyId ?? 'platform'}`;

/** Whether somebody hid the first steps of this company in this browser; without a company those of the platform. */
export function areStepsHidden(companyId: number | null): boolean {
  return localStorage.getItem(keyOf(companyId)) !== null;
}

export function hideSteps(companyId: number | null): void {
  localStorage.setItem(keyOf(companyId), 'true');
}
