import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Company } from '#domain/companies/company.ts';
import { ApiError, client, reason, versionOf } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';

/** Asks before a company goes, and says why one has to stay. */
export function CompanyDeleteDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      client.DELETE('/api/companies/{id}', { params: { path: { id: company.id } }, headers: { 'If-Match': versionOf(company) } }),
    onSuccess: () => {
      toast({ title: 'Company deleted', description: `${company.name} is no longer on the platform.` });
      onClose();
    },
    onError: (error) => {
      const inUse = error instanceof ApiError && error.code === 'company_in_use';
      toast({ variant: 'destructive', title: inUse ? 'This company is in use' : 'Failed to delete company', description: reason(error) });
      onClose();
      // Somebody else may have changed or deleted it meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${company.name}?`}
      text={
        <p>
          Only a company without users, yachts or customers can be deleted. Its crew, finance records and activity feed will be deleted too.
          This can't be undone.
        </p>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={remove.isPending && 'Deleting'} onClick={() => remove.mutate()}>
            Delete company
          </Button>
        </>
      }
    />
  );
}
