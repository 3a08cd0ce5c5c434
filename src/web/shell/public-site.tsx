import { useEffect } from 'react';
import { PageSpinner } from '../ui/spinner.tsx';

/** The public site is made of documents, not of the application: whoever comes to it from within loads it as one. */
export function PublicSite() {
  // A reload would count as the same document, and the way back would lead nowhere.
  useEffect(() => location.replace(location.href), []);
  return <PageSpinner />;
}
