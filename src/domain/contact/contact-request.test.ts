import { expect, test } from 'vitest';
import { ContactRequest } from './contact-request.ts';

const good = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@charters.example',
  companyName: 'Byron Charters',
  fleetSize: '51-100',
  phone: '+44 20 7946 0000',
  message: 'We run sixty boats.',
};

test.each(['51-100', '1-10'])('a complete request is accepted, with a fleet of %s', (fleetSize) =>
  expect(ContactRequest.parse({ ...good, fleetSize })).toEqual({ ...good, fleetSize }),
);

test.each([
  ['firstName', 'A', 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['companyName', ' ', 'Company name is required'],
  ['fleetSize', '', 'Fleet size is required'],
  ['phone', '123456789', 'Please enter a valid phone number'],
  ['message', 'Call me', 'Please provide details about your requirements'],
])('a wrong %s ("%s") says: %s', (field, given, message) => {
  expect(ContactRequest.safeParse({ ...good, [field]: given }).error?.issues).toMatchObject([{ path: [field], message }]);
});
