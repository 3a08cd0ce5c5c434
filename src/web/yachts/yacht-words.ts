import { useCompanyWords } from '../platform/company-of.tsx';

type OnYacht = { yachtName: string; companyName: string | null };

/** A yacht's name in lists of what she does, with her company for those who see every company's. */
export function useYachtWords(): (doing: OnYacht) => string {
  const companyOf = useCompanyWords();
  return (doing) => {
    const company = companyOf(doing);
    return company === null ? doing.yachtName : `${doing.yachtName} (${company})`;
  };
}
