import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { aPerson } from '../testing/given.ts';
import { AmountField, hintFor, understood } from './amount-field.tsx';
import { sessionQuery } from './session.tsx';

test.each([
  ['12.500,00', '12500.00', 'Read as €12,500.00'],
  ['1250,50', '1250.50', 'Read as €1,250.50'],
  ['1.250', '1250.00', 'Read as €1,250.00'],
  ['1,250', '1.25', 'Read as €1.25'],
  ['1234.505', '1234.51', 'Read as €1,234.51'],
  ['1250.50', '1250.50', undefined],
  ['1250', '1250', undefined],
  ['', '', undefined],
  [' ', ' ', undefined],
  ['a lot', 'a lot', undefined],
])('in euros %j means %j: %j', (typed, expected, hint) => {
  expect([understood(typed, 'comma'), hintFor(typed, 'comma', 'EUR')]).toEqual([expected, hint]);
});

test('a number without a currency is read back as a number', () => {
  expect([hintFor('2,5', 'point', null), hintFor('1,250', 'point', null)]).toEqual(['Read as 2.5', 'Read as 1,250']);
});

type Allocation = { parts: Record<string, string> };

function AllocationForm() {
  const { control } = useForm<Allocation>({ defaultValues: { parts: { i8: '80.00' } } });
  return ['i8', 'i9'].map((key) => createElement(AmountField<Allocation, unknown>, { key, control, name: `parts.${key}`, label: key }));
}

test('a field that its form has no value for yet is empty', () => {
  const queries = new QueryClient();
  queries.setQueryData(sessionQuery.queryKey, aPerson());
  const drawn = renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, createElement(AllocationForm)));
  expect([...drawn.matchAll(/value="([^"]*)"/g)].map(([, value]) => value)).toEqual(['80.00', '']);
});
