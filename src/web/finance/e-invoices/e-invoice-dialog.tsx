import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, CircleAlert, FileDown } from 'lucide-react';
import type { EInvoiceStanding } from '#domain/finance/e-invoice/e-invoice-answer.ts';
import { eInvoiceProfileLabels, eInvoiceProfiles, type EInvoiceProfile, type EInvoiceSyntax } from '#domain/finance/e-invoice/e-invoice.ts';
import { can } from '#domain/session/permissions.ts';
import { reason } from '../../platform/api.ts';
import { companyInLink, CompanyOf } from '../../platform/company-of.tsx';
import { download } from '../../platform/download.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { standingQuery, type EInvoiceSource } from './e-invoice-query.ts';

const forWhom: Record<EInvoiceProfile, string> = {
  en16931: 'For businesses anywhere in Europe',
  xrechnung: 'For public buyers in Germany',
  peppol: 'For buyers reached through Peppol',
};
const syntaxNames: Record<EInvoiceSyntax, string> = { ubl: 'UBL', cii: 'CII' };

type Props = { source: EInvoiceSource; onClose: () => void };

/** For which profiles an electronic invoice can be created, and what is missing for the others. */
export function EInvoiceDialog({ source, onClose }: Props) {
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`${source.number} as XML`}
      text={
        source.isIssued
          ? 'For the customer’s accounting software. If nothing is missing for EN 16931 when it is sent, the PDF already contains it.'
          : 'An electronic invoice is created when the invoice is sent. This is what it still needs.'
      }
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <CompanyOf record={source} className="mt-2 text-xs text-ink-3" />
      <ul className="mt-4 divide-y border-t">
        {eInvoiceProfiles.map((profile) => (
          <ProfileRow key={profile} source={source} profile={profile} onClose={onClose} />
        ))}
      </ul>
    </Dialog>
  );
}

function ProfileRow({ source, profile, onClose }: Props & { profile: EInvoiceProfile }) {
  const standing = useQuery(standingQuery(source, profile) as never) as UseQueryResult<EInvoiceStanding>;
  const name = eInvoiceProfileLabels[profile];
  return (
    <li aria-label={name} className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="font-semibold">{name}</h3>
          <p className="text-nav text-ink-2">{forWhom[profile]}</p>
        </div>
        {standing.data?.ready && source.isIssued && <Downloads source={source} profile={profile} />}
        {standing.data?.ready && !source.isIssued && (
          <p className="flex items-center gap-1.5 text-nav text-green">
            <Check aria-hidden className="size-4" />
            Nothing is missing
          </p>
        )}
      </div>
      <Loaded
        query={standing}
        loading={
          <Skeletons count={1}>
            <Skeleton className="h-5 w-2/3" />
          </Skeletons>
        }
        renderFailed={(retry, error) => <ErrorState title="This couldn't be checked" text={reason(error)} onRetry={retry} />}
        empty={{ when: ({ missing }) => missing.length === 0, show: null }}
      >
        {({ missing }) => (
          <ul className="grid gap-1.5">
            {missing.map((each) => (
              <li key={`${each.term} ${each.field}`} className="flex items-start gap-2">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber max-sm:mt-3" />
                <span>
                  <MissingLink source={source} missing={each} onClose={onClose} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </li>
  );
}

const linkLook = 'inline-block rounded-sm underline hover:text-accent max-sm:py-2.5';

/** Links to where it is entered, if the user may. A sent invoice can't be changed. */
function MissingLink({ source, missing, onClose }: Props & { missing: EInvoiceStanding['missing'][number] }) {
  const user = useUser();
  const { at, message } = missing;
  if (at === 'customer')
    return (
      <Link to="/customers/$customerId" params={{ customerId: String(source.customerId) }} onClick={onClose} className={linkLook}>
        {message}
      </Link>
    );
  if (at === 'invoice' && source.kind === 'invoice' && !source.isIssued)
    return (
      <Link to="/finance/invoices/$invoiceId/edit" params={{ invoiceId: String(source.id) }} onClick={onClose} className={linkLook}>
        {message}
      </Link>
    );
  if (at === 'invoice') return <>{message} What was sent can’t be changed: cancel it and make a copy.</>;
  if (!can(user, 'run-company')) return <>{message} A manager can do that.</>;
  return (
    <Link
      to="/settings"
      search={{ company: companyInLink(user, source) }}
      hash={at === 'seller' ? 'seller' : undefined}
      onClick={onClose}
      className={linkLook}
    >
      {message}
    </Link>
  );
}

/** Peppol accepts only UBL. */
function Downloads({ source, profile }: { source: EInvoiceSource; profile: EInvoiceProfile }) {
  const syntaxes: EInvoiceSyntax[] = profile === 'peppol' ? ['ubl'] : ['ubl', 'cii'];
  const fetching = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: (syntax: EInvoiceSyntax) =>
      download(
        `/api/${source.kind}s/${source.id}/xml?profile=${profile}&syntax=${syntax}`,
        `${source.number.replace(/[^\w.-]+/g, '-')}-${profile}-${syntax}.xml`,
      ),
    onError: (error) => toast({ variant: 'destructive', title: 'Error loading the XML', description: reason(error) }),
  });
  return (
    <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
      {syntaxes.map((syntax) => (
        <Button
          key={syntax}
          aria-label={`Download ${eInvoiceProfileLabels[profile]} as ${syntaxNames[syntax]}`}
          running={fetching.isPending && fetching.variables === syntax && 'Loading'}
          onClick={() => fetching.mutate(syntax)}
        >
          <FileDown aria-hidden />
          {syntaxNames[syntax]}
        </Button>
      ))}
    </div>
  );
}
