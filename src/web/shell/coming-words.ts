/** What the rooms that aren't built yet will hold and what helps until then, by their address. An entry goes with its issue. */
export const comingWords: Record<string, { title?: string; text: string }> = {
  '/reports/export': { text: 'Your records as a table file, for any period.' },
  '/subscribe': { text: 'Choosing a plan for your company. Until it opens, ask the platform’s support.' },
  '/checkout': { text: 'Paying for your plan. Until it opens, ask the platform’s support.' },
  '/checkout/payment': { title: 'Payment opens soon', text: 'You can’t be charged here yet. People whose company uses Fairlead can log in.' },
  '/signup-flow': { title: 'Creating an account opens soon', text: 'Accounts come with a plan, and plans aren’t sold yet. People whose company uses Fairlead can log in.' },
  '/contact': { title: 'Contacting us opens soon', text: 'There will be a form here that reaches our sales team. People whose company uses Fairlead can log in.' },
};
