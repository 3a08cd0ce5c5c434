import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being put on paper at this moment. What shows then has to be there before the browser looks. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  // It listens from the moment it is drawn: an effect would begin a little later, and what is printed until then would be left out.
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
