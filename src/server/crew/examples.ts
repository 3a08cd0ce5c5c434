import { CertificateChanges, Certificate, NewCertificate } from '#domain/crew/certificate.ts';
import { CrewMember, CrewMemberChanges, NewCrewMember } from '#domain/crew/crew-member.ts';
import { withExample } from '../platform/examples.ts';

withExample(NewCrewMember, {
  name: 'Luc Moreau',
  role: 'Captain',
  email: 'luc@azure-charters.example',
  phone: '+33 6 12 34 56 78',
  yachtId: 12,
});
withExample(CrewMemberChanges, { yachtId: 12, command: { yachtId: 12, held: true } });
withExample(CrewMember, {
  id: 31,
  name: 'Luc Moreau',
  role: 'Captain',
  email: 'luc@azure-charters.example',
  phone: '+33 6 12 34 56 78',
  certifications: 'Master 3000 GT',
  experience: '14 years on motor yachts',
  imageUrl: null,
  yachtId: 12,
  yachtName: 'Aurelia',
  isCaptain: true,
  certificateState: 'due',
  certificateDaysLeft: 21,
  companyId: 1,
  companyName: 'Azure Charters',
  createdAt: '2026-03-02T09:20:00.000Z',
  updatedAt: '2026-11-02T11:05:00.000Z',
});
const certificate = {
  type: 'Master 3000 GT',
  number: 'MCA-448213',
  issuingAuthority: 'Maritime and Coastguard Agency',
  issueDate: '2021-12-13',
  expiryDate: '2026-12-13',
};
withExample(NewCertificate, certificate);
withExample(CertificateChanges, { expiryDate: '2031-12-13' });
withExample(Certificate, {
  id: 77,
  crewId: 31,
  crewName: 'Luc Moreau',
  yachtId: 12,
  yachtName: 'Aurelia',
  companyId: 1,
  companyName: 'Azure Charters',
  ...certificate,
  state: 'due',
  daysLeft: 21,
  isReplaced: false,
  fileUrl: '/api/files/z9y8x7w6v5u4t3s2r1q0pP',
  fileName: 'master-3000gt.pdf',
  createdAt: '2026-03-02T09:22:00.000Z',
  updatedAt: '2026-03-02T09:22:00.000Z',
});
