import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, useForm, useWatch, type Resolver } from 'react-hook-form';
import { CharterTermsChanges, type CharterTerms } from '#domain/desk/charter-terms.ts';
import { client, versionOf } from '../platform/api.ts';
import { useAskingClose } from '../platform/asking-close.tsx';
import { changesIn, showOnFields } from '../platform/saving.ts';
import { useUpon } from '../platform/versions.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast-store.ts';
import { publicPageQuery } from './public-page-query.ts';

const PageRules = CharterTermsChanges.pick({
  publicSlug: true,
  publicOpen: true,
  publicWords: true,
  publicOptions: true,
  publicOptionHours: true,
  publicMost: true,
  publicOrigins: true,
});
type Form = Pick<
  CharterTerms,
  'publicSlug' | 'publicOpen' | 'publicWords' | 'publicOptions' | 'publicOptionHours' | 'publicMost' | 'publicOrigins'
>;
const resolver = standardSchemaResolver(PageRules) as unknown as Resolver<Form, unknown, CharterTermsChanges>;

const formOf = (terms: CharterTerms): Form => {
  const { publicSlug, publicOpen, publicWords, publicOptions, publicOptionHours, publicMost, publicOrigins } = terms;
  return { publicSlug, publicOpen, publicWords, publicOptions, publicOptionHours, publicMost, publicOrigins };
};

/** What a company's public page shows, what visitors can do there, and which websites may embed it. */
export function PublicPageForm({ terms, onClose }: { terms: CharterTerms; onClose: () => void }) {
  const formId = useId();
  const form = useForm<Form, unknown, CharterTermsChanges>({
    resolver,
    defaultValues: formOf(terms),
  });
  const {
    control,
    register,
    formState: { errors, isDirty, dirtyFields },
  } = form;
  const { upon, tellRefusal } = useUpon(terms, formOf);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async (body: CharterTermsChanges) =>
      (
        await client.PATCH('/api/charter-terms', {
          body: { ...body, companyId: terms.companyId },
          headers: { 'If-Match': versionOf(upon) },
        })
      ).data,
    onSuccess: (saved) => {
      if (saved) queries.setQueryData(publicPageQuery(terms.companyId).queryKey, saved);
      toast({
        title: 'Public page saved',
        description: saved?.publicOpen ? 'Everyone can see it now.' : 'No one can see it until you open it.',
      });
      onClose();
    },
    onError: (error) => {
      tellRefusal("The public page wasn't saved", error);
      showOnFields(form, error);
    },
  });
  const slug = useWatch({ control, name: 'publicSlug' });
  const originFault = errors.publicOrigins?.message ?? errors.publicOrigins?.find?.(Boolean)?.message;
  const { close, leaveQuestion } = useAskingClose(() => isDirty, onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title="Public page"
      text="What visitors see without signing in: your name and logo, the yachts you chose, and their free weeks with prices. Never who booked."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            Save page
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.handleSubmit((values) => save.mutate(changesIn(values, dirtyFields)))}
        className="mt-4 grid gap-4 sm:grid-cols-2"
      >
        <Field
          label="Address"
          hint={`${location.origin}/book/${slug || 'your-company'}`}
          className="sm:col-span-full"
          error={errors.publicSlug?.message}
        >
          {(props) => (
            <Input {...props} {...register('publicSlug')} maxLength={40} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          )}
        </Field>
        <label className="flex min-h-11 items-center gap-2 sm:col-span-full">
          <input type="checkbox" {...register('publicOpen')} className="size-4 accent-(--accent)" />
          Open the page to everyone
        </label>
        <Field label="About you" hint="Appears at the top of the page" className="sm:col-span-full" error={errors.publicWords?.message}>
          {(props) => <TextArea {...props} {...register('publicWords')} maxLength={5000} />}
        </Field>
        <label className="flex min-h-11 items-center gap-2 sm:col-span-full">
          <input type="checkbox" {...register('publicOptions')} className="size-4 accent-(--accent)" />
          Let visitors put a week on option, once they confirm by email
        </label>
        <Field label="Hours an option is held" error={errors.publicOptionHours?.message}>
          {(props) => <Input {...props} {...register('publicOptionHours', { valueAsNumber: true })} type="number" min={1} max={336} />}
        </Field>
        <Field label="Maximum options at a time" error={errors.publicMost?.message}>
          {(props) => <Input {...props} {...register('publicMost', { valueAsNumber: true })} type="number" min={1} max={100} />}
        </Field>
        <Field
          label="Websites that may show the page"
          hint="One address on each line, such as https://www.example.com"
          className="sm:col-span-full"
          error={originFault}
        >
          {(props) => (
            <Controller
              control={control}
              name="publicOrigins"
              render={({ field: { ref, onBlur, onChange } }) => (
                <TextArea
                  {...props}
                  ref={ref}
                  defaultValue={terms.publicOrigins.join('\n')}
                  onBlur={onBlur}
                  onChange={({ target }) => onChange(target.value.split(/[\s,]+/).filter((each) => each !== ''))}
                />
              )}
            />
          )}
        </Field>
        {slug && (
          <Field label="Embed on a website" hint="Paste this where the page should appear" className="sm:col-span-full">
            {(props) => (
              <Input {...props} readOnly value={widgetOf(slug)} className="font-mono" onFocus={(event) => event.target.select()} />
            )}
          </Field>
        )}
      </form>
      {leaveQuestion}
    </Dialog>
  );
}

function widgetOf(slug: string): string {
  return `<script src="${location.origin}/widget.js" data-fairlead="${slug}" async></script>`;
}
