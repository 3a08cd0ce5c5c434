/** What the rooms that aren't built yet will hold and what helps until then, by their address. An entry goes with its issue. */
export const comingWords: Record<string, { title?: string; text: string }> = {
  '/reports/export': { text: 'Your records as a table file, for any period.' },
};
