import type { Role } from '#domain/session/words.ts';
import type { Tone } from '../ui/badge.tsx';

export const roleTones: Record<Role, Tone> = { user: 'grey', manager: 'blue', admin: 'red', yacht_owner: 'teal' };
