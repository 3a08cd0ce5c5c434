import {
  ApiToken,
  ColleagueChanges,
  Invitation,
  InvitationShown,
  Joining,
  MadeApiToken,
  NewApiToken,
  NewInvitation,
} from '#domain/team/team.ts';
import { withExample } from '../platform/examples.ts';

const invited = { email: 'sam@azure-charters.example', role: 'user' as const };
withExample(NewInvitation, invited);
withExample(Invitation, {
  id: 9,
  ...invited,
  companyId: 1,
  companyName: 'Azure Charters',
  invitedByName: 'Maya Laurent',
  delivery: { state: 'sent', to: invited.email, at: '2026-11-21T09:00:02.000Z', reason: null },
  expiresAt: '2026-11-28T09:00:00.000Z',
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
});
withExample(InvitationShown, { ...invited, companyName: 'Azure Charters', invitedByName: 'Maya Laurent' });
withExample(Joining, {
  token: 'Vn2rT8xKq5Lw0ZbY7mJd4GsH1cPfA9uE6iRoQ3tXyWk',
  firstName: 'Sam',
  lastName: 'Okafor',
  password: 'a quiet harbor at dawn',
});
withExample(ColleagueChanges, { role: 'manager' });

const token = { name: 'Accounting', reach: 'read' as const };
const made = {
  id: 4,
  ...token,
  companyId: 1,
  userName: 'Maya Laurent',
  lastUsedAt: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};
withExample(NewApiToken, token);
withExample(ApiToken, { ...made, lastUsedAt: '2026-11-21T09:30:00.000Z' });
withExample(MadeApiToken, { ...made, token: 'fl_Vn2rT8xKq5Lw0ZbY7mJd4GsH1cPfA9uE6iRoQ3tXyWk' });
