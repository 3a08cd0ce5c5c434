const keyOf = (companyId: number) => `first-steps-hidden-${companyId}`;

/** Whether somebody hid the first steps of this company in this browser. */
export function areStepsHidden(companyId: number): boolean {
  return localStorage.getItem(keyOf(companyId)) !== null;
}

export function hideSteps(companyId: number): void {
  localStorage.setItem(keyOf(companyId), 'true');
}
