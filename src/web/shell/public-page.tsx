import { useEffect } from 'react';
import { PageSpinner } from '../ui/spinner.tsx';

/**
 * The public site consists of documents outside the application, so navigating to it from the application loads the document. Links do so
 * by themselves.
 */
export function PublicPage() {
  useEffect(() => location.reload(), []);
  return <PageSpinner />;
}
