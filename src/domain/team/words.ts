/** The roles a company can give its team. */
export const teamRoles = ['user', 'manager'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** The scopes of an API token. */
export const reaches = ['read', 'write'] as const;
export type Reach = (typeof reaches)[number];

export const reachLabels: Record<Reach, string> = { read: 'Read', write: 'Read and write' };
