import { ApiError, reason } from '../platform/api.ts';

/** Whether this browser supports passkeys for this address. They need a domain name, so an IP address has none. */
export function passkeysWork(): boolean {
  return 'PublicKeyCredential' in window && !hasNoName;
}

/** Whether the page was opened by its IP address. */
export const hasNoName = /^[\d.]+$|^\[/.test(location.hostname);

// By the name of the error that the browser throws.
const messages: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Please try again.',
  AbortError: 'No passkey was used. Please try again.',
  InvalidStateError: 'This device already has one of your passkeys.',
  NotSupportedError: "This device can't store a passkey that works here.",
  ConstraintError: "This device can't store a passkey that works here.",
  SecurityError: 'Passkeys only work at the address they were created for. Please open Fairlead there.',
};

/** Why a passkey wasn't created or didn't sign in, in words for its owner. */
export function passkeyFailure(error: unknown): string {
  if (error instanceof ApiError) return error.human;
  return (error instanceof Error && messages[error.name]) || reason(error);
}
