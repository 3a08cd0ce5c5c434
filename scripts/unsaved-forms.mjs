// Checks that every dialog with something to type in it asks before it closes, and keeps that when the session ends: the password is asked
// for over it.
import { readFileSync } from 'node:fs';
import { filesIn } from './imports.mjs';

const asksForSecrets = 'It asks for a password, a code or a name to confirm, which are quickly typed again.';
const exempt = {
  'src/web/billing/sandbox-card-form.tsx': 'Its card is a made-up one, and its form isn’t in the dialog.',
  'src/web/documents/need-dialog.tsx': 'Each box is saved as it is ticked.',
  'src/web/profile/passkey-dialog.tsx': asksForSecrets,
  'src/web/profile/password-dialog.tsx': asksForSecrets,
  'src/web/profile/second-step-dialog.tsx': asksForSecrets,
  'src/web/session/sign-in-again-dialog.tsx': 'It is the dialog that asks.',
  'src/web/settings/deletion-dialog.tsx': asksForSecrets,
};
const fields = /<(?:TextArea|DayField|DateField|TimeField|EntrySelect)\b|<Input\b(?![^>]*\breadOnly(?!=))/;

const open = filesIn('src/web').filter((file) => {
  const text = readFileSync(file, 'utf8');
  return /import \{ Dialog \} from/.test(text) && fields.test(text) && !/\b(?:useAskingClose|DialogForm)\b/.test(text);
});
const faults = [
  ...open
    .filter((file) => !(file in exempt))
    .map((file) => `${file}: what is typed is lost to Escape, or when the session ends. Use DialogForm or useAskingClose.\n`),
  ...Object.keys(exempt)
    .filter((file) => !open.includes(file))
    .map((file) => `${file}: no exception is needed for it in scripts/unsaved-forms.mjs.\n`),
];

process.stdout.write(faults.join(''));
process.exitCode = faults.length > 0 ? 1 : 0;
