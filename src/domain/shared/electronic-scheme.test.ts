import { describe, expect, test } from 'vitest';
import { electronicAddressFault, ElectronicScheme } from './electronic-scheme.ts';

describe('the scheme of an electronic address', () => {
  test.each(['0088', '0204', '9930', 'EM', ' em '])('may be %j', (code) => {
    expect(ElectronicScheme.parse(code)).toBe(code.trim().toUpperCase());
  });

  test.each(['', '88', '0001', '9999', 'XX', 'email'])('is never %j', (code) => {
    expect(ElectronicScheme.safeParse(code).error?.issues[0]?.message).toBe('Please enter a scheme such as 0088 or EM');
  });

  test('goes together with an address', () => {
    expect(electronicAddressFault({})).toBeNull();
    expect(electronicAddressFault({ electronicAddress: '4012345000009', electronicScheme: '0088' })).toBeNull();
    expect(electronicAddressFault({ electronicAddress: '4012345000009' })?.path).toBe('electronicScheme');
    expect(electronicAddressFault({ electronicScheme: '0088', electronicAddress: null })?.path).toBe('electronicAddress');
  });
});
