import { useCompanyWords } from '../platform/company-of.tsx';

type OnYacht = { yachtName: string; companyName: string | null };

/** A yacht's name in her lists, with her company for users who see every company's yachts. */
export function useYachtWords(): (doing: OnYacht) => string {
  const companyOf = useCompanyWords();
  return (doing) => {
    const company = companyOf(doing);
    return company === null ? doing.yachtName : `${doing.yachtName} (${company})`;
  };
}
