/** The roles that platform admins assign. */
export const accountRoles = ['user', 'manager', 'admin'] as const;

/** All roles. A yacht owner's role comes only with their invitation and can't be changed. */
export const roles = [...accountRoles, 'yacht_owner'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = { user: 'User', manager: 'Manager', admin: 'Admin', yacht_owner: 'Yacht owner' };
