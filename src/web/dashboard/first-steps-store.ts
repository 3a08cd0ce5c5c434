/** Where a browser remembers that somebody hid the first steps of this company, or without a company those of the platform. */
export const hiddenKey = (companyId: number | null) => `first-steps-hidden-${companyId ?? 'platform'}`;
