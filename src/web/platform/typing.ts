import { useState } from 'react';

/**
 * The text in a field that parses its input: null once the field is left. The last text is kept, so that the hint about it stays and
 * nothing below the field moves while somebody is about to click there.
 */
export function useTyping() {
  const [typed, setTyped] = useState<string | null>(null);
  const [lastTyped, setLastTyped] = useState('');
  return {
    typed,
    lastTyped,
    type(text: string) {
      setTyped(text);
      setLastTyped(text);
    },
    leave: () => setTyped(null),
    forget() {
      setTyped(null);
      setLastTyped('');
    },
  };
}
