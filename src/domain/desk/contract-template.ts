/** The contract of a company that hasn't written its own. It isn't legal advice: the screens ask for a lawyer to check it. */
export const builtInTemplate = `# Yacht charter agreement

Between **{{company.name}}**, {{company.address}} (the company), tax number {{company.taxNumber}},
and **{{customer.name}}**, {{customer.address}}, {{customer.email}} (the charterer).

## 1. Yacht and charter

The company charters the yacht **{{yacht.name}}** ({{yacht.type}}, {{yacht.length}}, flag {{yacht.flag}}, registration {{yacht.registration}}) to the charterer under the number {{charter.number}}:

- from **{{charter.start}}**
- to **{{charter.end}}** (nights: {{charter.nights}})
- guests on board at most: {{charter.guests}}

## 2. Price

{{price.lines}}

The price is **{{price.total}}**, in {{price.currency}}. It includes tax of {{price.tax}}. Fuel, berths outside the home port, food and drinks aren't included unless they are listed above.

## 3. Payment

{{plan}}

If a payment is late, the company may withdraw from this agreement if it is still unpaid three days after a reminder.

## 4. Security deposit

The charterer leaves a security deposit of {{price.deposit}} before check-in. It is returned when the yacht is back, less the cost of damage and loss for which the charterer is liable.

## 5. Cancellation by the charterer

If the charterer cancels, this share of the price is due:

{{cancellation}}

## 6. Handover and return

1. The yacht is handed over clean, seaworthy, insured and with full tanks. Both sides check it against the inventory and sign.
2. The charterer returns it at the agreed time and place, in the same condition and with full tanks.
3. A late return costs twice the daily share of the price for each day begun, unless weather or another cause beyond the charterer's control made it necessary.

## 7. Use of the yacht

- The charterer or their skipper holds the licenses that the cruising area requires, and complies with its laws.
- No more people are on board than the yacht is approved for. Racing, towing and letting the yacht to others need the company's consent.
- Damage, grounding and loss are reported to the company at once.

## 8. If the yacht can't be provided

If the company can't provide the yacht within 24 hours of the agreed time, nor another one of at least the same size and standard, the charterer may withdraw and gets back all payments for the time not used.

## 9. Law

This agreement is governed by the law of the country in which the company has its seat. Mandatory consumer rights are not affected.

To be signed electronically by the charterer. {{company.name}}, {{today}}
`;
