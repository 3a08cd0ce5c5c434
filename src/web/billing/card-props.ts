/** What a way to ask for a card is told, and whom it tells. */
export type CardProps = {
  clientSecret: string;
  kind: 'setup' | 'payment';
  /** What its button says. */
  action: string;
  /** Whether what follows the confirmation is still under way. */
  running: boolean;
  /** The card is confirmed, under this id of the provider's. */
  onConfirmed: (intentId: string) => void;
  /** The card was refused; the words are the provider's. Another one can be tried at once. */
  onRefused: (message: string) => void;
  onOutOfReach: () => void;
};
