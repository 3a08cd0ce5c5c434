import { ApiError, reason } from '../platform/api.ts';

/** Whether this browser can have passkeys for this address. An address of numbers is no name they could be made for. */
export function passkeysWork(): boolean {
  return 'PublicKeyCredential' in window && !hasNoName;
}

/** Whether the page was opened by an address of numbers. */
export const hasNoName = /^[\d.]+$|^\[/.test(location.hostname);

// What a browser throws, by its name in WebAuthn.
const messages: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Please try again.',
  AbortError: 'No passkey was used. Please try again.',
  InvalidStateError: 'This device already has one of your passkeys.',
  NotSupportedError: "This device can't store a passkey that works here.",
  ConstraintError: "This device can't store a passkey that works here.",
  SecurityError: 'Passkeys only work at the address they were created for. Please open Fairlead there.',
};

/** Why a passkey wasn't made or didn't open the account, in words for whoever holds it. */
export function passkeyFailure(error: unknown): string {
  if (error instanceof ApiError) return error.human;
  return (error instanceof Error && messages[error.name]) || reason(error);
}
