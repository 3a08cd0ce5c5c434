import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { builtInTemplate } from '#domain/desk/contract-template.ts';
import { fillContract, slotNames, templateFault, valueNames } from '#domain/desk/contract-text.ts';
import { CharterTermsChanges, type CharterTerms } from '#domain/desk/charter-terms.ts';
import { can } from '#domain/session/permissions.ts';
import { companyQuery } from '../../companies/company-query.ts';
import { BackLink } from '../../platform/back-link.tsx';
import { client, versionOf } from '../../platform/api.ts';
import { showOnFields } from '../../platform/saving.ts';
import { useUser } from '../../platform/session.tsx';
import { useUpon } from '../../platform/versions.ts';
import { useWayBack } from '../../platform/way-back.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { termsOfQuery } from '../charter-query.ts';
import { BlocksView } from '../contract/blocks-view.tsx';
import { templateSearch } from './prices-query.ts';
import { sampleValues } from './template-words.ts';

/** The wording of a company's contracts: the template on the left, its preview on the right. */
export function TemplatePage() {
  const user = useUser();
  const seesAll = can(user, 'run-platform');
  const { companyId: wanted } = templateSearch(useSearch({ strict: false }));
  const companyId = (seesAll && wanted) || user.companyId;
  const terms = useQuery(termsOfQuery(companyId));
  const company = useQuery({ ...companyQuery(companyId ?? 0), enabled: seesAll && companyId !== null });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <BackLink to="/desk/prices">Prices</BackLink>
        {company.data && <p className="text-nav text-ink-3">{company.data.name}</p>}
      </div>
      <Loaded
        query={terms}
        loading={<Skeleton className="h-96 rounded-xl" />}
        renderFailed={(retry) => (
          <div className="card">
            <ErrorState title="Error loading the contract" text="It couldn't be loaded." onRetry={retry} />
          </div>
        )}
      >
        {(loaded) => <TemplateForm key={loaded.companyId} terms={loaded} />}
      </Loaded>
    </div>
  );
}

type TemplateEntry = { template?: string | null };
const resolver = standardSchemaResolver(CharterTermsChanges.pick({ template: true })) as Resolver<TemplateEntry>;

const entryOf = ({ template }: CharterTerms): TemplateEntry => ({ template: template ?? builtInTemplate });

function TemplateForm({ terms }: { terms: CharterTerms }) {
  const leave = useWayBack({ to: '/desk/prices' });
  const queries = useQueryClient();
  const form = useForm<TemplateEntry>({
    resolver,
    // Shows what is stored until somebody types, so that others' changes never replace what was typed.
    values: entryOf(terms),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  const { upon, tellRefusal } = useUpon(terms, entryOf, { follows: !isDirty });
  const text = useDeferredValue(useWatch({ control: form.control, name: 'template' }) ?? '');
  const fault = templateFault(text);
  const save = useMutation({
    mutationFn: async ({ template }: TemplateEntry) => {
      // An unchanged built-in text stays null, so that it follows later versions.
      const body = { template: template === builtInTemplate ? null : (template ?? null), companyId: terms.companyId };
      return (await client.PATCH('/api/charter-terms', { body, headers: { 'If-Match': versionOf(upon) } })).data;
    },
    onSuccess: (saved) => {
      if (saved) queries.setQueryData(termsOfQuery(terms.companyId).queryKey, saved);
      toast({ title: 'Contract saved', description: 'Contracts sent from now on use it.' });
    },
    onError: (error) => {
      tellRefusal("The contract wasn't saved", error);
      showOnFields(form, error);
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => save.mutate(values, { onSuccess: () => leave({ ignoreBlocker: true }) }))}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div>
        <h2 className="text-xl leading-7 font-semibold">Contract</h2>
        <p className="text-ink-2">
          # and ## start a heading, - and 1. a list item, **two stars** make text bold. Placeholders are filled in from the charter.
        </p>
      </div>
      {text === builtInTemplate && (
        <p className="rounded-lg bg-amber-soft px-3 py-2.5 text-nav text-amber">
          This is the built-in contract. Have your lawyer check this.
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <div className="card grid gap-4 p-5">
          <Field label="Text" required error={errors.template?.message ?? fault ?? undefined}>
            {(props) => <TextArea {...props} {...form.register('template')} rows={28} spellCheck className="font-mono text-nav" />}
          </Field>
          <details>
            <summary className="text-nav font-medium">Placeholders</summary>
            <p className="mt-2 text-nav wrap-anywhere text-ink-2">{valueNames.map((name) => `{{${name}}}`).join(' ')}</p>
            <p className="mt-2 text-nav wrap-anywhere text-ink-2">
              On lines of their own: {slotNames.map((name) => `{{${name}}}`).join(' ')}
            </p>
          </details>
        </div>
        <section aria-label="Preview" className="card p-5">
          <BlocksView blocks={fillContract(text, sampleValues)} />
        </section>
      </div>
      <div className="form-actions sticky bottom-0 z-10 -mx-4 flex flex-wrap gap-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-md max-sm:[&>*]:grow sm:mx-0 sm:px-0">
        <Button type="submit" variant="primary" running={save.isPending && 'Saving'}>
          Save contract
        </Button>
        <Button onClick={() => form.setValue('template', builtInTemplate, { shouldDirty: true })}>Use the built-in text</Button>
        <Button onClick={() => leave()}>Cancel</Button>
      </div>
      <UnsavedChanges when={() => isDirty && !save.isSuccess} />
    </form>
  );
}
