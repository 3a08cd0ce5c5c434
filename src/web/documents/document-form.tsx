import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { DocumentChanges, NewDocument, type DocumentRecord } from '#domain/documents/document.ts';
import { commonCompanyDocuments, commonDocuments } from '#domain/documents/words.ts';
import { can } from '#domain/session/permissions.ts';
import { CompanySelect } from '../companies/company-select.tsx';
import { api } from '../platform/api.ts';
import { DialogForm } from '../platform/dialog-form.tsx';
import { EntrySelect } from '../platform/entry-select.tsx';
import { checkedBy, useRecordForm } from '../platform/record-form.ts';
import { useUser } from '../platform/session.tsx';
import type { UploadedFile } from '../platform/upload.ts';
import { Field, type ControlProps } from '../ui/field.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { toast } from '../ui/toast-store.ts';
import { YachtSelect } from '../yachts/yacht-select.tsx';
import { yachtQuery } from '../yachts/yacht-query.ts';
import { documentWords, entryOf, type DocumentEntry } from './document-entry.ts';
import { TypeField, VersionFields } from './document-fields.tsx';

/** What a new document is about, and its type. */
export type DocumentAbout = {
  yachtId?: number | undefined;
  equipmentId?: number | undefined;
  company?: SelectOption | null | undefined;
  type?: string | undefined;
};
type Props = {
  document: DocumentRecord | null;
  about: DocumentAbout;
  file: UploadedFile | null;
  onClose: () => void;
  onSaved: () => void;
};

const labels: Record<keyof DocumentEntry, string> = {
  yachtId: 'Yacht',
  equipmentId: 'Equipment',
  companyId: 'Company',
  type: 'Document',
  number: 'Number',
  issuer: 'Issuer',
  issuedOn: 'Issue date',
  expiresOn: 'Expiry date',
  fileUrl: 'File',
  notes: 'Notes',
};

/** Adds a document of a yacht or of the company, or corrects its newest version. */
export function DocumentForm({ document, about, file, onClose, onSaved }: Props) {
  const [uploading, setUploading] = useState(false);
  const { form, upon, frame } = useRecordForm({
    collection: '/api/documents',
    stored: document,
    formOf: entryOf,
    blank: {
      yachtId: about.yachtId ?? null,
      equipmentId: about.equipmentId ?? null,
      companyId: about.company?.id ?? null,
      type: about.type ?? '',
      number: '',
      issuer: '',
      issuedOn: '',
      expiresOn: '',
      fileUrl: file?.url ?? '',
      notes: '',
    },
    resolver: checkedBy<DocumentEntry, NewDocument>(document ? DocumentChanges : NewDocument),
    labels,
    words: documentWords,
    failure: `Failed to ${document ? 'update' : 'add'} document`,
    onSaved: ({ type, yachtName, companyName }) => {
      const whose = yachtName ?? companyName ?? 'the company';
      toast(
        document
          ? { title: 'Document updated', description: `${type} of ${whose} is up to date.` }
          : { title: 'Document added', description: `${type} of ${whose} is on file.` },
      );
      onSaved();
    },
  });
  const { errors } = form.formState;
  const yachtId = form.watch('yachtId');
  return (
    <DialogForm
      frame={frame}
      thing="document"
      title={document ? `Edit ${document.type}` : 'New document'}
      text={document ? 'If it was renewed, use Renew instead: that keeps the earlier version.' : 'A name is enough to start with.'}
      action={uploading ? 'Uploading…' : document ? 'Save changes' : 'Add document'}
      waits={uploading}
      onClose={onClose}
    >
      <div key={upon?.updatedAt} className="grid gap-4 sm:grid-cols-2">
        <YachtOf form={form} stored={document} />
        {yachtId !== null && <EquipmentOf key={yachtId} form={form} yachtId={yachtId} stored={document} />}
        {!document && yachtId === null && <CompanyOf form={form} named={about.company ?? null} />}
        <TypeField
          types={yachtId === null ? commonCompanyDocuments : commonDocuments}
          error={errors.type?.message}
          input={form.register('type')}
        />
        <VersionFields form={form} file={upon ? paperOf(upon) : file} onUploading={setUploading} />
      </div>
    </DialogForm>
  );
}

type Bound = { form: ReturnType<typeof useRecordForm<'/api/documents', DocumentEntry, NewDocument>>['form'] };

function YachtOf({ form, stored }: Bound & { stored: DocumentRecord | null }) {
  const [initialYachtId] = useState(form.getValues('yachtId'));
  const known = useQuery({ ...yachtQuery(initialYachtId ?? 0), enabled: initialYachtId !== null && !stored });
  const [picked, setPicked] = useState<{ id: number; label: string } | null | undefined>(
    stored ? (stored.yachtId === null ? null : { id: stored.yachtId, label: stored.yachtName ?? '' }) : undefined,
  );
  const chosen = picked === undefined ? (known.data ? { id: known.data.id, label: known.data.name } : null) : picked;
  return (
    <Controller
      control={form.control}
      name="yachtId"
      render={({ field, fieldState }) => (
        <Field label="Yacht" className="sm:col-span-2" error={fieldState.error?.message} hint="Leave empty for a document of the company">
          {(props) => (
            <YachtSelect
              control={props}
              chosen={chosen}
              placeholder="The company itself"
              onChoose={(yacht) => {
                setPicked(yacht && { id: yacht.id, label: yacht.name });
                field.onChange(yacht?.id ?? null);
                form.setValue('equipmentId', null, { shouldDirty: true });
              }}
            />
          )}
        </Field>
      )}
    />
  );
}

/** The piece of equipment that the document is about, if it is about one. */
function EquipmentOf({ form, yachtId, stored }: Bound & { yachtId: number; stored: DocumentRecord | null }) {
  const [initialId] = useState(form.getValues('equipmentId'));
  const storedName = stored?.equipmentId === initialId ? stored?.equipmentName : null;
  const path = { id: initialId ?? 0 };
  const known = useQuery({
    ...api.queryOptions('get', '/api/equipment/{id}', { params: { path } }),
    enabled: initialId !== null && !storedName,
  });
  const [picked, setPicked] = useState<SelectOption | null | undefined>(
    initialId === null ? null : storedName ? { id: initialId, label: storedName } : undefined,
  );
  const chosen = picked === undefined ? (known.data ? { id: known.data.id, label: known.data.name } : null) : picked;
  return (
    <Controller
      control={form.control}
      name="equipmentId"
      render={({ field, fieldState }) => (
        <Field
          label="Equipment"
          className="sm:col-span-2"
          error={fieldState.error?.message}
          hint="Leave empty for a document of the whole yacht"
        >
          {(props) => (
            <EntrySelect
              control={props}
              path="/api/equipment"
              query={{ yachtId }}
              foundOf={({ id, name, serialNumber }) => ({ id, label: name, note: serialNumber ?? undefined })}
              none={{ id: 0, label: 'The whole yacht' }}
              chosen={chosen}
              placeholder="The whole yacht"
              noneFound="Nothing found on board"
              onChoose={(next) => {
                setPicked(next);
                field.onChange(next?.id ?? null);
              }}
            />
          )}
        </Field>
      )}
    />
  );
}

/** The company of a document, which only the platform's admins choose. */
function CompanyOf({ form, named }: Bound & { named: SelectOption | null }) {
  const user = useUser();
  if (!can(user, 'run-platform')) return null;
  return (
    <Controller
      control={form.control}
      name="companyId"
      render={({ field, fieldState }) => (
        <Field label="Company" required className="sm:col-span-2" error={fieldState.error?.message}>
          {(props) => <CompanyChoice control={props} named={named} onChange={field.onChange} />}
        </Field>
      )}
    />
  );
}

type CompanyChoiceProps = { control: ControlProps; named: SelectOption | null; onChange: (id: number | null) => void };

function CompanyChoice({ control, named, onChange }: CompanyChoiceProps) {
  const [chosen, setChosen] = useState(named);
  return (
    <CompanySelect
      control={control}
      chosen={chosen}
      onChoose={(next) => {
        setChosen(next);
        onChange(next?.id ?? null);
      }}
    />
  );
}

function paperOf({ fileUrl, fileName }: DocumentRecord): UploadedFile | null {
  return fileUrl ? { url: fileUrl, name: fileName ?? 'Document' } : null;
}
