import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed right now. What it shows then has to be rendered before the browser takes its snapshot. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  // It listens from the first render: an effect would start a little later, and anything printed before would be incomplete.
  useLayoutEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
