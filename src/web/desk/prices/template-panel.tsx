import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../../ui/button.tsx';
import { termsOfQuery } from '../charter-query.ts';

/** Whether a company's contracts use its own wording, and a link to it. */
export function TemplatePanel({ companyId }: { companyId: number }) {
  const terms = useQuery(termsOfQuery(companyId));
  return (
    <section aria-labelledby="contract" className="card flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <h2 id="contract" className="text-panel font-semibold">
          Contract
        </h2>
        {terms.data && (
          <p className="text-ink-2">
            {terms.data.template === null
              ? 'The built-in text. Have your lawyer check this.'
              : 'Your own text, filled in from each charter.'}
          </p>
        )}
      </div>
      <Link to="/desk/prices/contract" className={buttonLook({})}>
        Edit contract
      </Link>
    </section>
  );
}
