import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewYacht, Yacht, YachtForm } from '#domain/yachts/yacht.ts';
import { client, versionOf } from '../platform/api.ts';

/** What a form shows of a yacht. */
export function formOf(yacht: Yacht): YachtForm {
  const { name, type, length, status, captainId, companyId } = yacht;
  return {
    name,
    type,
    length,
    status,
    captainId,
    companyId,
    imageUrl: yacht.imageUrl ?? '',
    flagCountry: yacht.flagCountry ?? '',
    location: yacht.location ?? '',
    year: yacht.year?.toString() ?? '',
  };
}

type Save = { values: NewYacht } | { changes: Partial<NewYacht>; upon: Yacht };

/** Adds a yacht, or changes the version of it that was worked on. */
export function useSaveYacht() {
  // One key for as long as the form is open: pressed twice, or tried again after a lost connection, it adds one yacht.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (save: Save): Promise<Yacht> => {
      const { data } =
        'upon' in save
          ? await client.PATCH('/api/yachts/{id}', {
              params: { path: { id: save.upon.id } },
              body: save.changes,
              headers: { 'If-Match': versionOf(save.upon) },
            })
          : await client.POST('/api/yachts', { body: save.values, headers: { 'Idempotency-Key': once } });
      if (!data) throw new Error('The server answered a saved yacht without the yacht.');
      return data;
    },
  });
}
