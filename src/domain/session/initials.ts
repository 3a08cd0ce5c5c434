/** First and last initial, or U for somebody without a name. */
export function initials({ firstName, lastName }: { firstName: string; lastName: string }): string {
  // By characters instead of their halves: an emoji consists of two.
  const [[first = ''], [last = '']] = [firstName, lastName];
  return `${first}${last}`.toUpperCase() || 'U';
}
