import { useCompanyWords } from '../platform/company-of.tsx';

type OnYacht = { yachtName: string; companyName: string | null };

/** A yacht as a list of its doings calls it: for those who see every company's, with whose it is. */
export function useYachtWords(): (doing: OnYacht) => string {
  const companyOf = useCompanyWords();
  return (doing) => {
    const company = companyOf(doing);
    return company === null ? doing.yachtName : `${doing.yachtName} (${company})`;
  };
}
