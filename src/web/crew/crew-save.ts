import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CrewMember, CrewMemberForm, NewCrewMember } from '#domain/crew/crew-member.ts';
import { client, versionOf } from '../platform/api.ts';

/** What a form shows of somebody. */
export function formOf(member: CrewMember): CrewMemberForm {
  const { name, role, yachtId, companyId } = member;
  return {
    name,
    role,
    yachtId,
    companyId,
    email: member.email ?? '',
    phone: member.phone ?? '',
    certifications: member.certifications ?? '',
    experience: member.experience ?? '',
    imageUrl: member.imageUrl ?? '',
  };
}

type Save = { values: NewCrewMember } | { changes: Partial<NewCrewMember>; upon: CrewMember };

/** Adds somebody, or changes the version of them that was worked on. */
export function useSaveCrewMember() {
  // One key for as long as the form is open: pressed twice, or tried again after a lost connection, it adds one person.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (save: Save): Promise<CrewMember> => {
      const { data } =
        'upon' in save
          ? await client.PATCH('/api/crew/{id}', {
              params: { path: { id: save.upon.id } },
              body: save.changes,
              headers: { 'If-Match': versionOf(save.upon) },
            })
          : await client.POST('/api/crew', { body: save.values, headers: { 'Idempotency-Key': once } });
      if (!data) throw new Error('The server answered a saved crew member without them.');
      return data;
    },
  });
}
