/** What somebody is told whose company couldn't get the name they chose, because another one chose it at the same moment. */
export function nameTaken(requested: string, name: string): string {
  return `Another company is already called ${requested}, so yours is ${name}. You can rename it in Settings.`;
}
