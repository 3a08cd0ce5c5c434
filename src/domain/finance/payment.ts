import { z } from '../shared/zod.ts';
import { paymentMethods, paymentStatuses } from './words.ts';

export const PaymentMethod = z.enum(paymentMethods, 'Please choose a payment method');
export const PaymentStatus = z.enum(paymentStatuses, 'Payment status is required');
