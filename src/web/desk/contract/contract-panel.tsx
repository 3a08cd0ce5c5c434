import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { Charter } from '#domain/desk/charter.ts';
import { canMove, hasOutgrownContract } from '#domain/desk/charter-state.ts';
import { can } from '#domain/session/permissions.ts';
import { companyInLink } from '../../platform/company-of.tsx';
import { DeliveryNote } from '../../platform/delivery-note.tsx';
import { useUser } from '../../platform/session.tsx';
import { useShow } from '../../platform/show.ts';
import { segmentLook, segmentsLook } from '../../ui/segments.ts';
import { charterSearch, termsOfQuery, type CharterSearch, type PaperKind } from '../charter-query.ts';
import { ContractDetails } from './contract-details.tsx';
import { LinksSection } from './links-section.tsx';
import { PaperForm } from './paper-form.tsx';
import { PaperView } from './paper-view.tsx';

const papers: Record<PaperKind, string> = { contract: 'Contract', quote: 'Quote' };

/** The text of a charter's contract or quote on the right, and the actions for it on the left. */
export function ContractPanel({ charter }: { charter: Charter }) {
  const { paper = 'contract' } = charterSearch(useSearch({ strict: false }));
  const show = useShow<CharterSearch>();
  const mayWrite = can(useUser(), 'desk:write');
  const isToSign = charter.contract.status !== 'signed' || hasOutgrownContract(charter);
  const maySend = mayWrite && canMove(charter.state, 'send') && (paper === 'quote' || isToSign);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-5 lg:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <div role="group" aria-label="Document" className={`${segmentsLook} grid-cols-2`}>
          {(Object.keys(papers) as PaperKind[]).map((kind) => (
            <button
              key={kind}
              type="button"
              aria-current={paper === kind ? 'page' : undefined}
              className={`${segmentLook} h-8 px-3`}
              onClick={() => kind !== paper && show({ tab: 'contract', paper: kind === 'contract' ? undefined : kind }, 'replace')}
            >
              {papers[kind]}
            </button>
          ))}
        </div>
        {paper === 'contract' && <ContractDetails charter={charter} mayWrite={mayWrite} />}
        {paper === 'contract' && isToSign && <BuiltInNote charter={charter} />}
        {paper === 'quote' && <DeliveryNote delivery={charter.quoteDelivery} />}
        {maySend && <PaperForm key={paper} charter={charter} paper={paper} />}
        <LinksSection charter={charter} kind="customer" mayWrite={mayWrite} />
      </div>
      <PaperView charter={charter} paper={paper} />
    </div>
  );
}

/** Nobody should sign a contract that no lawyer has read. */
function BuiltInNote({ charter }: { charter: Charter }) {
  const terms = useQuery(termsOfQuery(charter.companyId));
  const user = useUser();
  if (terms.data?.template !== null) return null;
  return (
    <p className="rounded-lg bg-amber-soft px-3 py-2.5 text-nav text-amber">
      This is the built-in contract. Have your lawyer check this.{' '}
      {can(user, 'run-company') && (
        <Link to="/desk/prices/contract" search={{ companyId: companyInLink(user, charter) }} className="font-medium underline">
          Write your own
        </Link>
      )}
    </p>
  );
}
