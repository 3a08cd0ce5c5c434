import { LinkCompany } from '../shared/link-company.ts';
import { z } from '../shared/zod.ts';
import { Guest } from './guest.ts';
import { contractStatuses, linkKinds } from './contract-words.ts';

const Span = z.object({ text: z.string(), bold: z.boolean() });
const Row = z.object({ name: z.string(), value: z.string(), note: z.string().optional(), isSum: z.boolean().optional() });

/** The parsed text of a contract. */
const ContractBlock = z
  .union([
    z.object({ kind: z.literal('heading'), level: z.union([z.literal(1), z.literal(2)]), spans: z.array(Span) }),
    z.object({ kind: z.literal('paragraph'), spans: z.array(Span) }),
    z.object({ kind: z.literal('item'), mark: z.string(), spans: z.array(Span) }),
    z.object({ kind: z.literal('rows'), rows: z.array(Row) }),
  ])
  .meta({ id: 'ContractBlock' });

/** What a link shows about a charter. Links for guests omit the keys for price and contract. */
export const LinkPage = z
  .object({
    kind: z.enum(linkKinds),
    company: LinkCompany,
    charter: z.object({
      number: z.string(),
      yachtName: z.string().nullable(),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
      adults: z.int(),
      children: z.int(),
      isBooked: z.boolean(),
      /** Whether it was lost or cancelled. */ isOff: z.boolean(),
      customerName: z.string().nullable().optional(),
      currency: z.string().optional(),
      total: z.string().nullable().optional(),
      /** When the option that holds the yacht for them ends. */ optionUntil: z.string().nullable().optional(),
      /** Whether they may put it on option themselves. */ mayHold: z.boolean().optional(),
    }),
    guests: z.array(Guest),
    /** The version of the guest list, for `If-Match`. */ guestsUpdatedAt: z.string(),
    hasQuote: z.boolean().optional(),
    price: z.array(Row).optional(),
    plan: z.array(Row).optional(),
    contract: z
      .object({
        status: z.enum(contractStatuses),
        sha256: z.string().nullable(),
        signedAt: z.string().nullable(),
        signedBy: z.string().nullable(),
        /** The sentence that the signer agrees to. */ agreement: z.string(),
        blocks: z.array(ContractBlock),
      })
      .optional(),
    invoices: z
      .array(z.object({ id: z.int(), number: z.string(), total: z.string(), open: z.string(), dueDate: z.string(), status: z.string() }))
      .optional(),
    paymentDetails: z.string().nullable().optional(),
  })
  .meta({ id: 'LinkPage' });
export type LinkPage = z.infer<typeof LinkPage>;
