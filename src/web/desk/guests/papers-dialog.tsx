import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { CrewPapers, type GuestList, type StoredCrewPapers } from '#domain/desk/guest.ts';
import { documentTypeLabels, genderLabels } from '#domain/desk/guest-fields.ts';
import { WordField } from '../../finance/books-fields.tsx';
import { client, reason, versionOf } from '../../platform/api.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { DateField } from '../../platform/date-field.tsx';
import { showOnFields } from '../../platform/saving.ts';
import { useUpon } from '../../platform/versions.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { countryWords } from './country-words.ts';
import { crewPapersQuery } from './guests-query.ts';

type Member = GuestList['crew'][number];
const names = [
  'familyName',
  'givenNames',
  'gender',
  'birthDate',
  'birthPlace',
  'nationality',
  'documentType',
  'documentNumber',
  'issuingState',
  'documentExpiry',
] as const;
type Entry = Record<(typeof names)[number], string>;
const resolver = standardSchemaResolver(CrewPapers) as unknown as Resolver<Entry, unknown, CrewPapers>;

const entryOf = (papers: StoredCrewPapers) => Object.fromEntries(names.map((name) => [name, papers[name] ?? ''])) as Entry;

/** The crew details that crew lists contain. */
export function PapersDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const papers = useQuery(crewPapersQuery(member.crewId));
  return (
    <RecordDialog query={papers} title={`Travel document of ${member.name}`} thing="crew member" reason={reason} onClose={onClose}>
      {(loaded) => <Papers member={member} papers={loaded} onClose={onClose} />}
    </RecordDialog>
  );
}

function Papers({ member, papers, onClose }: { member: Member; papers: StoredCrewPapers; onClose: () => void }) {
  const formId = useId();
  const queries = useQueryClient();
  const form = useForm<Entry, unknown, CrewPapers>({
    resolver,
    defaultValues: entryOf(papers),
  });
  const {
    control,
    register,
    formState: { errors, isDirty },
  } = form;
  const { upon, tellRefusal } = useUpon(papers, entryOf);
  const save = useMutation({
    mutationFn: (body: CrewPapers) => {
      const call = { params: { path: { id: member.crewId } }, body, headers: { 'If-Match': versionOf(upon) } };
      return client.PUT('/api/crew/{id}/papers', call);
    },
    onSuccess: () => {
      toast({ title: 'Travel document saved', description: `Crew lists now show it for ${member.name}.` });
      void queries.invalidateQueries({ queryKey: ['get'] });
      onClose();
    },
    onError: (error) => {
      tellRefusal("The travel document wasn't saved", error);
      showOnFields(form, error);
    },
  });
  const text = (name: 'familyName' | 'givenNames' | 'birthPlace' | 'documentNumber', label: string) => (
    <Field label={label} error={errors[name]?.message}>
      {(props) => <Input {...props} {...register(name)} autoComplete="off" />}
    </Field>
  );
  const { close, leaveQuestion } = useAskingClose(() => isDirty, onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={`Travel document of ${member.name}`}
      text="As in the passport. Crew lists of every charter use it."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            Save travel document
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((body) => save.mutate(body))} className="mt-4 grid gap-4 sm:grid-cols-2">
        {text('givenNames', 'First names')}
        {text('familyName', 'Last name')}
        <WordField control={control} name="gender" label="Gender" words={genderLabels} none="Not specified" />
        <DateField control={control} name="birthDate" label="Date of birth" expected="birth" />
        {text('birthPlace', 'Place of birth')}
        <WordField control={control} name="nationality" label="Nationality" words={countryWords} none="Not specified" />
        <WordField control={control} name="documentType" label="Document" words={documentTypeLabels} none="Not specified" />
        {text('documentNumber', 'Document number')}
        <WordField control={control} name="issuingState" label="Issuing state" words={countryWords} none="Not specified" />
        <DateField control={control} name="documentExpiry" label="Document expires" expected="ahead" />
      </form>
      {leaveQuestion}
    </Dialog>
  );
}
