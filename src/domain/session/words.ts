export const roles = ['user', 'manager', 'admin'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = { user: 'User', manager: 'Manager', admin: 'Admin' };
