import type { Company } from '#domain/companies/company.ts';
import { ApiError, reason } from '../platform/api.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';

/** Asks before a company is deleted, and says why it can't be. */
export function CompanyDeleteDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  return (
    <DeleteDialog
      collection="/api/companies"
      record={company}
      title={`Delete ${company.name}?`}
      text={
        <p>
          Only a company without users, yachts or customers can be deleted. Its crew, finance records and activity feed will be deleted too.
          This can't be undone.
        </p>
      }
      action="Delete company"
      deleted={{ title: 'Company deleted', description: `${company.name} is no longer on the platform.` }}
      failure={(error) => {
        const inUse = error instanceof ApiError && error.code === 'company_in_use';
        return { title: inUse ? 'This company is in use' : 'Failed to delete company', description: reason(error) };
      }}
      onClose={onClose}
    />
  );
}
