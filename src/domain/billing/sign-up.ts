import { nameText } from '../shared/fields.ts';
import { CompanyFormats } from '../shared/format-choices.ts';
import { chosenPassword } from '../shared/password.ts';
import { z } from '../shared/zod.ts';
import { PlanId } from './price-list.ts';
import { billings } from './words.ts';

const called = (what: string) => nameText(`${what} must be at least 2 characters`, { min: 2, max: 120 });

/** A new company and its first user. The password is sent once, not twice. */
export const SignUp = z
  .object({
    email: z.string({ error: 'Please enter a valid email address' }).trim().max(320).pipe(z.email('Please enter a valid email address')),
    password: chosenPassword(),
    firstName: called('First name'),
    lastName: called('Last name'),
    companyName: called('Company name'),
    /** The browser's time zone, which becomes the company's. */
    timeZone: z.string().max(100).optional(),
    /** The date and time formats of the browser's locale. */
    formats: CompanyFormats.optional(),
  })
  .meta({ id: 'SignUp' });
export type SignUp = z.infer<typeof SignUp>;

/** The form asks for the password twice. */
export const SignUpForm = SignUp.extend({
  confirmPassword: z.string({ error: "Passwords don't match" }).min(1, "Passwords don't match"),
}).refine(({ password, confirmPassword }) => password === confirmPassword, { path: ['confirmPassword'], message: "Passwords don't match" });
export type SignUpForm = z.infer<typeof SignUpForm>;

/** A request to set up a card for a sign-up: a new one with its form, or the one this browser started. */
export const SignUpPayment = z
  .object({ planId: PlanId, amount: z.number('Please enter an amount'), billing: z.enum(billings), signupData: SignUp.optional() })
  .meta({ id: 'SignUpPayment' });

/** How a card is set up. Without a secret there is nothing to confirm, because the card is already set up or the account exists. */
export const SignUpPaymentAnswer = z
  .object({
    success: z.boolean(),
    clientSecret: z.string().nullable(),
    kind: z.enum(['setup', 'payment']),
    setupIntentId: z.string().nullable(),
    subscriptionId: z.string(),
    /** The card is already confirmed; only the account has to be created. */
    alreadySucceeded: z.boolean(),
    /** The account already exists; the user only has to sign in. */
    accountCreated: z.boolean(),
    message: z.string(),
  })
  .meta({ id: 'SignUpPaymentAnswer' });
export type SignUpPaymentAnswer = z.infer<typeof SignUpPaymentAnswer>;

export const missingSubscription = 'Missing subscription information. Please try again.';
export const AccountAfterPayment = z
  .object({
    setupIntentId: z.string({ error: missingSubscription }).min(1, missingSubscription).max(255),
    subscriptionId: z.string({ error: missingSubscription }).min(1, missingSubscription).max(255),
  })
  .meta({ id: 'AccountAfterPayment' });
