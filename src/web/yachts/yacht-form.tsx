import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { yachtStatusLabels } from '#domain/yachts/words.ts';
import { blankYacht, NewYacht, type Yacht, type YachtForm as Values } from '#domain/yachts/yacht.ts';
import { houseRulesForm, houseRulesWords } from '../companies/house-rules-entry.ts';
import { ApiError, reason } from '../platform/api.ts';
import { PageForm } from '../platform/page-form.tsx';
import { checkedBy, useRecordForm } from '../platform/record-form.ts';
import { useUser } from '../platform/session.tsx';
import { YachtFields } from './yacht-fields.tsx';

const resolver = checkedBy<Values, NewYacht>(NewYacht);

const labels: Record<keyof Values, string> = {
  name: 'Name',
  type: 'Type',
  length: 'Length',
  status: 'Status',
  year: 'Year',
  flagCountry: 'Flag country',
  location: 'Location',
  captainId: 'Captain',
  companyId: 'Company',
  imageUrl: 'Picture',
  houseRules: 'House rules',
};

type Props = {
  yacht: Yacht | null;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: Yacht) => void;
  onCancel: () => void;
};

/** Adds a yacht, or edits one. */
export function YachtForm({ yacht, onSaved, onCancel }: Props) {
  const user = useUser();
  const [uploading, setUploading] = useState(false);
  const { form, upon, error, frame } = useRecordForm({
    collection: '/api/yachts',
    stored: yacht,
    formOf,
    blank: { ...blankYacht, companyId: user.companyId },
    resolver,
    labels,
    words,
    failure: (why) => ({ title: 'Error', description: `Failed to ${yacht ? 'update' : 'create'} yacht: ${reason(why)}` }),
    onSaved,
  });

  return (
    <PageForm
      frame={frame}
      thing="yacht"
      title={yacht ? `Edit ${yacht.name}` : 'New yacht'}
      note={yacht ? 'Your changes show everywhere as soon as they are saved.' : 'You can change everything later.'}
      action={uploading ? 'Uploading picture…' : yacht ? 'Save changes' : 'Add yacht'}
      waits={uploading}
      onCancel={onCancel}
    >
      <PlanLimit error={error} user={user} />
      <YachtFields key={upon?.updatedAt} form={form} yacht={upon} user={user} onUploading={setUploading} />
    </PageForm>
  );
}

/** What a form shows of a yacht. */
function formOf(yacht: Yacht): Values {
  const { name, type, length, status, captainId, companyId } = yacht;
  return {
    name,
    type,
    length,
    status,
    captainId,
    companyId,
    houseRules: houseRulesForm(yacht.houseRules),
    imageUrl: yacht.imageUrl ?? '',
    flagCountry: yacht.flagCountry ?? '',
    location: yacht.location ?? '',
    year: yacht.year?.toString() ?? '',
  };
}

function words(field: keyof Values, form: Values, theirs: Yacht): string {
  if (field === 'status') return yachtStatusLabels[form.status];
  if (field === 'imageUrl') return form.imageUrl ? 'A picture' : 'None';
  if (field === 'captainId')
    return form.captainId === theirs.captainId ? (theirs.captainName ?? 'None') : form.captainId ? 'Your choice' : 'None';
  if (field === 'companyId')
    return form.companyId === theirs.companyId ? (theirs.companyName ?? 'None') : form.companyId ? 'Your choice' : 'None';
  if (field === 'houseRules') return houseRulesWords(form.houseRules);
  return form[field] || 'Empty';
}

/** What was typed stays: the plan is changed in another tab. */
function PlanLimit({ error, user }: { error: unknown; user: SessionUser }) {
  if (!(error instanceof ApiError && error.code === 'plan_limit')) return null;
  return (
    <p role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-amber-soft px-4 py-3 text-amber">
      {error.human}
      {!can(user, 'run-company') && <span>Please ask a manager of your company.</span>}
      {can(user, 'run-company') && user.companyId !== null && (
        <Link to="/subscribe" target="_blank" className="font-semibold underline">
          See the plans<span className="sr-only"> in a new tab</span>
        </Link>
      )}
    </p>
  );
}
