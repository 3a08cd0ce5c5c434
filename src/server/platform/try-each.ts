/** Does something with each, one after the other, whatever fails. Returns those with which it worked, and the errors with the others. */
export async function tryEach<Each>(
  all: Iterable<Each>,
  act: (each: Each) => Promise<unknown>,
): Promise<{ done: Each[]; failures: unknown[] }> {
  const done: Each[] = [];
  const failures: unknown[] = [];
  for (const each of all) {
    try {
      await act(each);
      done.push(each);
    } catch (error) {
      failures.push(error);
    }
  }
  return { done, failures };
}

/** Throws these errors as one, if there are any. */
export function throwTogether(failures: unknown[], message: string): void {
  if (failures.length > 0) throw new AggregateError(failures, message);
}
