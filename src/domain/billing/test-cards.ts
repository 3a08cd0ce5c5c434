export type CardRefusal = { code: string; declineCode?: string; message: string };

/** A card that works in test mode alone. Its number stays in the browser: what is sent is its token. */
export type TestCard = {
  number: string;
  token: string;
  brand: 'visa' | 'mastercard';
  /** What it is good for, in words. */
  does: string;
  /** Refused when it is set up. */
  refused?: CardRefusal;
  /** Taken when it is set up, refused when it is charged. */
  refusedLater?: CardRefusal;
  /** Its bank asks its owner first. */
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

/** What one hears who fails the bank's question. */
export const authenticationFailed =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
