/**
 * Whether a word begins with the typed text, allowing one wrong, missing, extra or swapped letter. The first letter must match, and short
 * words must match exactly.
 */
export function startsAlmostWith(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < 4) return false;
  let same = 0;
  while (word[same] === typed[same]) same++;
  if (same === 0) return false;
  const goesOn = (inWord: number, inTyped: number) => word.slice(inWord).startsWith(typed.slice(inTyped));
  const swapped = word[same] === typed[same + 1] && word[same + 1] === typed[same];
  return goesOn(same + 1, same + 1) || goesOn(same + 1, same) || goesOn(same, same + 1) || (swapped && goesOn(same + 2, same + 2));
}
