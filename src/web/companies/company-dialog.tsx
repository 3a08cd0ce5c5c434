import { useQuery } from '@tanstack/react-query';
import type { Company } from '#domain/companies/company.ts';
import { reason } from '../platform/api.ts';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { companyQuery } from './company-query.ts';
import { CompanyForm } from './company-form.tsx';

type Props = { /** Null to add one. */ id: number | null; onClose: () => void; onSaved: () => void };

/** A company to fill in, or to change. */
export function CompanyDialog({ id, onClose, onSaved }: Props) {
  const company = useQuery({ ...companyQuery(id ?? 0), enabled: id !== null });

  function saved({ name }: Company) {
    toast(
      id === null
        ? { title: 'Company created', description: `Add people to ${name} under Users.` }
        : { title: 'Company updated', description: `${name} is up to date.` },
    );
    onSaved();
  }

  if (id === null) return <CompanyForm company={null} onClose={onClose} onSaved={saved} />;
  return (
    <RecordDialog query={company} title="Edit company" thing="company" reason={reason} onClose={onClose}>
      {(loaded) => <CompanyForm company={loaded} onClose={onClose} onSaved={saved} />}
    </RecordDialog>
  );
}
