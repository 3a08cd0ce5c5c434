// Ways to break a valid invoice, each with the rule that must reject it, because a check that can't fail proves nothing.
import { knownExamples } from './examples.ts';
import { ublOf } from '#domain/finance/e-invoice/ubl.ts';
import { ciiOf } from '#domain/finance/e-invoice/cii.ts';

type Mutation = { name: string; rule: string; xml: string };

const replaced = (xml: string, from: string | RegExp, to: string) => {
  const broken = xml.replace(from, to);
  if (broken === xml) throw new Error(`nothing is broken by ${from}`);
  return broken;
};

function example(name: string) {
  const found = knownExamples().find((each) => each.name === name);
  if (!found) throw new Error(`no example ${name}`);
  return found.facts.invoice;
}

export function mutations(): Mutation[] {
  const plain = example('a part outside EU waters');
  const ubl = ublOf(plain, 'en16931');
  const cii = ciiOf(plain, 'en16931');
  const german = ublOf(plain, 'xrechnung');
  return [
    { name: 'an element of another name', rule: 'XSD', xml: replaced(ubl, /cbc:IssueDate/g, 'cbc:IssuedOn') },
    {
      name: 'elements in another order',
      rule: 'XSD',
      xml: replaced(cii, /(<ram:ID>INV.*?<\/ram:ID>)(<ram:TypeCode>.*?<\/ram:TypeCode>)/, '$2$1'),
    },
    { name: 'no country of the seller', rule: 'BR-09', xml: replaced(ubl, /<cac:Country>.*?<\/cac:Country>/, '') },
    { name: 'no VAT number of the seller', rule: 'BR-S-02', xml: replaced(ubl, /<cac:PartyTaxScheme>.*?<\/cac:PartyTaxScheme>/, '') },
    { name: 'a total of more', rule: 'BR-CO-15', xml: replaced(ubl, /(<cbc:TaxInclusiveAmount[^>]*>)46371.20/, '$146381.20') },
    {
      name: 'a sum of lines of more',
      rule: 'BR-CO-10',
      xml: replaced(cii, '<ram:LineTotalAmount>41500.00', '<ram:LineTotalAmount>41501.00'),
    },
    {
      name: 'no reason for what isn’t taxed',
      rule: 'BR-E-10',
      xml: replaced(ubl, /<cbc:TaxExemptionReason>.*?<\/cbc:TaxExemptionReason>/, ''),
    },
    {
      name: 'tax on what is exempt',
      rule: 'BR-E-09',
      xml: replaced(ubl, /(17144.00<\/cbc:TaxableAmount><cbc:TaxAmount[^>]*>)0.00/, '$11.00'),
    },
    {
      name: 'a currency that isn’t one',
      rule: 'BR-CL-04',
      xml: replaced(ubl, '<cbc:DocumentCurrencyCode>EUR', '<cbc:DocumentCurrencyCode>EUX'),
    },
    { name: 'a unit that isn’t one', rule: 'BR-CL-23', xml: replaced(cii, 'unitCode="WEE"', 'unitCode="WEEK"') },
    { name: 'a scheme that isn’t one', rule: 'BR-CL-25', xml: replaced(ubl, 'schemeID="9957"', 'schemeID="0001"') },
    { name: 'a due date that isn’t a day', rule: 'XSD', xml: replaced(ubl, '<cbc:DueDate>2026-06-15', '<cbc:DueDate>15.06.2026') },
    {
      name: 'no reference for a German authority',
      rule: 'BR-DE-15',
      xml: replaced(german, /<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, ''),
    },
    { name: 'no contact for a German authority', rule: 'BR-DE-2', xml: replaced(german, /<cac:Contact>.*?<\/cac:Contact>/, '') },
    {
      name: 'VAT beside what isn’t subject to it',
      rule: 'BR-O-02',
      xml: replaced(
        ublOf(example('not subject to VAT'), 'en16931'),
        '<cac:PartyLegalEntity>',
        '<cac:PartyTaxScheme><cbc:CompanyID>FR12345678901</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity>',
      ),
    },
    // The official rules accept this one: two cents too much tax.
    {
      name: 'two cents too much tax',
      rule: 'exact',
      xml: replaced(
        replaced(
          replaced(
            replaced(ubl, /(<cac:TaxTotal><cbc:TaxAmount[^>]*>)4871.20/, '$14871.22'),
            /(24356.00<\/cbc:TaxableAmount><cbc:TaxAmount[^>]*>)4871.20/,
            '$14871.22',
          ),
          /(<cbc:TaxInclusiveAmount[^>]*>)46371.20/,
          '$146371.22',
        ),
        /(<cbc:PayableAmount[^>]*>)46371.20/,
        '$146371.22',
      ),
    },
  ];
}
