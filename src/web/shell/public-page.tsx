import { useEffect } from 'react';
import { PageSpinner } from '../ui/spinner.tsx';

/** The public site is made of documents, not of the application: whoever comes to it from within loads it as one. Links do so themselves. */
export function PublicPage() {
  useEffect(() => location.reload(), []);
  return <PageSpinner />;
}
