/** The message when another company took the chosen name at the same moment. */
export function nameTaken(requested: string, name: string): string {
  return `Another company is already called ${requested}, so yours is ${name}. You can rename it in Settings.`;
}
