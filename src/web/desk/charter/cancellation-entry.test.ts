import { describe, expect, test } from 'vitest';
import { cancellationResolver } from './cancellation-entry.ts';

const options = { fields: {}, shouldUseNativeValidation: false } as never;

function resolve(fee: string) {
  return cancellationResolver({ reason: '', fee, credit: false, keepApa: false }, undefined, options);
}

describe('the fee of a cancellation', () => {
  test.each([
    ['', 'Cancellation fee is required'],
    ['  ', 'Cancellation fee is required'],
    ['-1', "A fee can't be below 0"],
    ['half', 'Please enter an amount'],
  ])('isn’t "%s": %s', async (fee, message) => {
    expect((await resolve(fee)).errors).toMatchObject({ fee: { message } });
  });

  test.each([
    ['0', '0.00'],
    ['250.5', '250.50'],
  ])('of %s is sent as %s', async (fee, sent) => {
    expect(await resolve(fee)).toEqual({ errors: {}, values: { reason: null, fee: sent, credit: false, keepApa: false } });
  });
});
