import { useState } from 'react';

/**
 * What somebody types into a field that reads it: as it stands while they do, null once they have left. What was typed last is known on,
 * so that what the field says of it stays and what lies beneath keeps its place while a hand is on its way there.
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
