import { NewUser, User, UserChanges } from '#domain/users/user.ts';
import { withExample } from '../platform/examples.ts';

withExample(NewUser, {
  email: 'sam@azure-charters.example',
  firstName: 'Sam',
  lastName: 'Okafor',
  password: 'a quiet harbor at dawn',
  role: 'user',
  companyId: 1,
});
withExample(UserChanges, { role: 'manager' });
withExample(User, {
  id: 5,
  email: 'sam@azure-charters.example',
  firstName: 'Sam',
  lastName: 'Okafor',
  role: 'user',
  companyId: 1,
  companyName: 'Azure Charters',
  isOwner: false,
  imageUrl: null,
  lastLogin: '2026-11-20T17:02:00.000Z',
  deactivatedAt: null,
  secondStep: false,
  createdAt: '2026-05-04T08:00:00.000Z',
  updatedAt: '2026-11-20T17:02:00.000Z',
});
