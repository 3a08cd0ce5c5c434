/** The roles that platform admins give and take. */
export const accountRoles = ['user', 'manager', 'admin'] as const;

/** All there are: that of a yacht's owner comes with their invitation, and nothing else gives or takes it. */
export const roles = [...accountRoles, 'yacht_owner'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = { user: 'User', manager: 'Manager', admin: 'Admin', yacht_owner: 'Yacht owner' };
