export type CardRefusal = { code: string; declineCode?: string; message: string };

/** A card that works only in test mode. Its number stays in the browser; only its token is sent. */
export type TestCard = {
  number: string;
  token: string;
  brand: 'visa' | 'mastercard';
  /** What it simulates, in words. */
  does: string;
  /** Declined at setup. */
  refused?: CardRefusal;
  /** Accepted at setup, declined when charged. */
  refusedLater?: CardRefusal;
  /** The bank asks the cardholder to confirm. */
  asks?: true;
};

const declined = { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' };

/** The public test cards of card processing, which every developer knows. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'pm_card_visa', brand: 'visa', does: 'Succeeds' },
  { number: '5555555555554444', token: 'pm_card_mastercard', brand: 'mastercard', does: 'Succeeds' },
  { number: '4000000000000002', token: 'pm_card_visa_chargeDeclined', brand: 'visa', does: 'Is declined', refused: declined },
  {
    number: '4000000000009995',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    brand: 'visa',
    does: 'Has insufficient funds',
    refused: { code: 'card_declined', declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  },
  {
    number: '4000000000000069',
    token: 'pm_card_chargeDeclinedExpiredCard',
    brand: 'visa',
    does: 'Has expired',
    refused: { code: 'expired_card', message: 'Your card has expired.' },
  },
  { number: '4000000000003220', token: 'pm_card_threeDSecure2Required', brand: 'visa', does: 'Asks for authentication', asks: true },
  {
    number: '4000002500003155',
    token: 'pm_card_authenticationRequiredOnSetup',
    brand: 'visa',
    does: 'Asks for authentication',
    asks: true,
  },
  {
    number: '4000000000000341',
    token: 'pm_card_chargeCustomerFail',
    brand: 'visa',
    does: 'Is saved, and fails when it is charged',
    refusedLater: declined,
  },
];

/** The message after a failed confirmation at the bank. */
export const authenticationFailed =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
