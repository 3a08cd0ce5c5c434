/** First and last initial, or U for somebody without a name. */
export function initials(person: { firstName: string; lastName: string }): string {
  return `${person.firstName.charAt(0)}${person.lastName.charAt(0)}`.toUpperCase() || 'U';
}
