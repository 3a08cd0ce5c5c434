/** Where a browser keeps that somebody hid the first steps of this company; without a company those of the platform. */
export const hiddenKey = (companyId: number | null) => `first-steps-hidden-${companyId ?? 'platform'}`;
