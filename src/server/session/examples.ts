import { NewPasskey, Passkey, PasskeyChallenge, PasskeyWanted, UsedPasskey } from '#domain/session/passkey.ts';
import { ChangedProfile, OpenSession, ProfileChanges } from '#domain/session/profile.ts';
import { ForgottenPassword, LetterToken, NewPassword, NewPasswordSet, PasskeysToRemove } from '#domain/session/reset.ts';
import { CurrentPassword, FirstCode, NewSecret, RecoveryCodes, SecondStep, SecondStepProof } from '#domain/session/second-step.ts';
import { SessionUser, SignedIn, SignIn } from '#domain/session/session.ts';
import { withExample } from '../platform/examples.ts';

const token = 'Vn2rT8xKq5Lw0ZbY7mJd4GsH1cPfA9uE6iRoQ3tXyWk';
const user = {
  id: 2,
  email: 'maya@azure-charters.example',
  firstName: 'Maya',
  lastName: 'Laurent',
  role: 'manager' as const,
  imageUrl: null,
  companyId: 1,
  companyName: 'Azure Charters',
  isOwner: true,
  timeZone: 'Europe/Paris',
  currency: 'EUR',
  formats: { clock: '24' as const, dateOrder: 'dmy' as const, weekStart: 'monday' as const },
  ownFormats: { clock: '12' as const },
  subscriptionTier: 'professional' as const,
  stripeSubscriptionId: null,
  subscription: {
    status: 'active' as const,
    access: 'full' as const,
    boatLimit: 50,
    cancelAtPeriodEnd: false,
    trialEnd: null,
    currentPeriodEnd: '2026-12-14T00:00:00.000Z',
    banner: null,
  },
  createdAt: '2026-03-02T09:00:00.000Z',
  lastLogin: '2026-11-21T08:55:00.000Z',
};
withExample(SignIn, { email: 'maya@azure-charters.example', password: 'fairlead-demo' });
withExample(SessionUser, user);
withExample(SignedIn, { token, user });

withExample(SecondStepProof, { ticket: 'k7Jd2mQx9VtB4sWn1LzY6aRc', code: '492039' });
withExample(FirstCode, { code: '492039' });
withExample(CurrentPassword, { currentPassword: 'fairlead-demo' });
withExample(SecondStep, { on: true, since: '2026-09-01T12:00:00.000Z', recoveryCodesLeft: 9 });
withExample(NewSecret, {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Fairlead:maya%40azure-charters.example?issuer=Fairlead&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
});
withExample(RecoveryCodes, { recoveryCodes: ['3f7k-9mzq-2hxp-w8ta', 'c4vn-60jr-ysd1-5gbe'] });

const passkey = 'pQ7x2LmV9tRk4ZsW';
const challenge = 'mT5hYk2Qw8RzX1vB7nLcJ4dGs9PfA0uE6iOo3KtVyWx';
withExample(Passkey, {
  id: '5b0f7c1e-2d44-4f0a-9a53-0d6f3f1f8a10',
  name: 'Laptop',
  createdAt: '2026-09-01T12:10:00.000Z',
  lastUsedAt: '2026-11-20T07:58:00.000Z',
});
withExample(NewPasswordSet, {
  message: 'Your new password is set. You can sign in with it now.',
  passkeys: [
    {
      id: '5b0f7c1e-2d44-4f0a-9a53-0d6f3f1f8a10',
      name: 'Laptop',
      createdAt: '2026-09-01T12:10:00.000Z',
      lastUsedAt: '2026-11-20T07:58:00.000Z',
    },
  ],
  ticket: 'k7Jd2mQx9VtB4sWn1LzY6aRc',
});
withExample(PasskeysToRemove, { ticket: 'k7Jd2mQx9VtB4sWn1LzY6aRc', ids: ['5b0f7c1e-2d44-4f0a-9a53-0d6f3f1f8a10'] });
withExample(PasskeyChallenge, { challenge, rpId: 'fairlead.example', timeout: 300_000, userVerification: 'required' });
withExample(PasskeyWanted, {
  rp: { id: 'fairlead.example', name: 'Fairlead' },
  user: { id: 'Mg', name: 'maya@azure-charters.example', displayName: 'Maya Laurent' },
  challenge,
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});
withExample(NewPasskey, {
  name: 'Laptop',
  credential: {
    id: passkey,
    rawId: passkey,
    type: 'public-key',
    response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0', attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
  },
});
withExample(UsedPasskey, {
  credential: {
    id: passkey,
    rawId: passkey,
    type: 'public-key',
    response: {
      clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
      authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
      signature: 'MEUCIQDx7vQ',
      userHandle: 'Mg',
    },
  },
});

withExample(LetterToken, token);
withExample(ForgottenPassword, { email: 'maya@azure-charters.example' });
withExample(NewPassword, { token, password: 'a quiet harbor at dawn' });
withExample(ProfileChanges, { firstName: 'Maya', lastName: 'Laurent-Roy', formats: { clock: '12' } });
withExample(ChangedProfile, { user: { ...user, lastName: 'Laurent-Roy' } });
withExample(OpenSession, {
  id: '0c6a1f6e-8f0e-4b57-8f44-3a1f6f0d2b11',
  device: 'Chrome on macOS',
  current: true,
  ip: '192.0.2.17',
  createdAt: '2026-11-14T06:30:00.000Z',
  lastUsedAt: '2026-11-21T08:55:00.000Z',
});
