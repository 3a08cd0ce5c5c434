import { nameText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';

/** The maximum number of passkeys per person. */
export const maxPasskeys = 20;

/** A passkey as its owner sees it. */
export const Passkey = z
  .object({ id: z.uuid(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;

/** The name by which its owner recognizes a passkey. */
export const PasskeyName = nameText('Please enter a name');

const bytes = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(12_000);
const kind = z.literal('public-key');
const known = z.object({ id: z.string(), type: kind, transports: z.array(z.string()).optional() });

// The rest uses WebAuthn's own terms: what the server asks a browser for, and what a browser answers.

/** The options for a browser to create a passkey. */
export const PasskeyWanted = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: kind })),
    timeout: z.int(),
    excludeCredentials: z.array(known),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyWanted' });

/** The challenge for a browser to sign with a passkey. */
export const PasskeyChallenge = z
  .object({ challenge: z.string(), rpId: z.string(), timeout: z.int(), userVerification: z.literal('required') })
  .meta({ id: 'PasskeyChallenge' });

/** A passkey created by a browser. */
export const NewPasskey = z
  .object({
    name: PasskeyName,
    credential: z.object({
      id: bytes,
      rawId: bytes,
      type: kind,
      response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: z.array(z.string().max(30)).max(10).optional() }),
    }),
  })
  .meta({ id: 'NewPasskey' });

/** The challenge signed with a passkey. */
export const UsedPasskey = z
  .object({
    credential: z.object({
      id: bytes,
      rawId: bytes,
      type: kind,
      response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes.optional() }),
    }),
  })
  .meta({ id: 'UsedPasskey' });
export type UsedPasskey = z.infer<typeof UsedPasskey>;
