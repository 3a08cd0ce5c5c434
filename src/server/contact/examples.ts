import { ContactRequest } from '#domain/contact/contact-request.ts';
import { withExample } from '../platform/examples.ts';

withExample(ContactRequest, {
  firstName: 'Iris',
  lastName: 'Vidal',
  email: 'iris@blue-bay.example',
  companyName: 'Blue Bay Sailing',
  fleetSize: '21-50',
  phone: '+34 971 000 000',
  message: 'We run 24 boats out of Palma and would like to see the charter desk.',
});
