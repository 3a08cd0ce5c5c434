/** The roles a company gives its own people. */
export const teamRoles = ['user', 'manager'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** What a token for programs may do. */
export const reaches = ['read', 'write'] as const;
export type Reach = (typeof reaches)[number];

export const reachLabels: Record<Reach, string> = { read: 'Read', write: 'Read and write' };
