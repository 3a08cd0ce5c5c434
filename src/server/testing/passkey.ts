// A device that creates passkeys and signs with them, like a browser and its authenticator together: with enough of WebAuthn to try what a
// real one never does.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export type Trick = {
  origin?: string;
  rpId?: string;
  counter?: number;
  /** whether a fingerprint, a face or a PIN unlocked it */ verified?: boolean;
  userHandle?: string;
};

const text = (value: Buffer) => value.toString('base64url');
const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();

/** A passkey for this site that the server doesn't know yet. */
export function aPasskey({ origin = 'https://fairlead.example', rpId = 'fairlead.example' } = {}) {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });

  function clientData(type: string, challenge: string, trick: Trick) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: trick.origin ?? origin, crossOrigin: false }));
  }

  function authenticatorData(flags: number, trick: Trick, more = Buffer.alloc(0)) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(trick.counter ?? 0);
    return Buffer.concat([sha256(trick.rpId ?? rpId), Buffer.from([flags | 1 | (trick.verified === false ? 0 : 4)]), counter, more]);
  }

  return {
    /** A browser's answer to the request for a new passkey. */
    made(challenge: string, trick: Trick = {}) {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = authenticatorData(0x40, trick, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]));
      const object = Buffer.concat([
        Buffer.from('a3', 'hex'),
        word('fmt'),
        word('none'),
        word('attStmt'),
        Buffer.from('a0', 'hex'),
        word('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, trick)),
          attestationObject: text(object),
          transports: ['internal'],
        },
      };
    },

    /** A browser's answer to the request for a signature. */
    used(challenge: string, trick: Trick = {}) {
      const [client, data] = [clientData('webauthn.get', challenge, trick), authenticatorData(0, trick)];
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature), userHandle: trick.userHandle },
      };
    },
  };
}

/** A short text in CBOR. */
function word(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}
