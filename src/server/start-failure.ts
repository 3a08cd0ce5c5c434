import { unwritable } from './platform/private-folders.ts';
import { CannotStart } from './platform/settings.ts';

/** Explains what prevents a start, for the person who started it. */
export function inOneSentence(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  const { code, message, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Set PORT to a free one.`;
  if (code === 'EADDRNOTAVAIL') return `This machine doesn't have that address. Check HOST.`;
  if (code === 'EACCES' && port !== undefined) return `This account may not listen on port ${port}. Set PORT to 1024 or above.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOTDIR') return unwritable(path ?? message);
  if (code === 'ENOSPC') return 'The disk is full.';
  if (
    code === 'ECONNREFUSED' ||
    (code === 'ENOENT' && path?.includes('.s.PGSQL')) ||
    code === 'ENOTFOUND' ||
    code === 'ETIMEDOUT' ||
    code === 'EHOSTUNREACH' ||
    code === 'EAI_AGAIN'
  )
    return `The database of DATABASE_URL can't be reached (${code}).`;
  if (code === '28P01' || code === '28000') return 'The database of DATABASE_URL refuses this user or password.';
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist.';
  return `Fairlead could not start: ${error instanceof Error ? (error.stack ?? message) : String(error)}`;
}
