import {
  Customer,
  CustomerChanges,
  customerDeletionRefusal,
  customerSorts,
  CustomerSummary,
  NewCustomer,
} from '#domain/customers/customer.ts';
import { can } from '#domain/session/permissions.ts';
import { electronicAddressFault } from '#domain/shared/electronic-scheme.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { requiredCompany } from '../platform/company.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { customerById, customerPage, customerSummary, forgetCustomer, linkedToCustomer, holdCustomer, readCustomer } from './store.ts';
import './examples.ts';

const CustomerQuery = Page.extend({ companyId: IdInAddress.optional(), sort: z.enum(customerSorts).optional() });

/** Customers: the people and companies who book. */
export function customerRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/customers',
    {
      config: { may: 'customers:read', signInWithRead: true },
      schema: {
        tags: ['Customers'],
        operationId: 'listCustomers',
        summary: 'List customers',
        description: 'Lists the customers of the company.',
        querystring: CustomerQuery,
        response: { 200: z.array(Customer) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, customerPage),
  );

  app.get(
    '/api/customers/:id',
    {
      config: { may: 'customers:read', signInWithRead: true },
      schema: {
        tags: ['Customers'],
        operationId: 'getCustomer',
        summary: 'Read a customer',
        description: 'Returns one customer.',
        params: WithId,
        response: { 200: Customer },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => customerById(place, request.params.id)),
  );

  app.get(
    '/api/customers/:id/summary',
    {
      config: { may: 'customers:read', signInWithRead: true },
      schema: {
        tags: ['Customers'],
        operationId: 'getCustomerSummary',
        summary: 'Read a customer’s figures',
        description: 'Counts what a customer booked, has on option, was invoiced and paid, in each currency.',
        params: WithId,
        response: { 200: CustomerSummary },
      },
    },
    async (request) => {
      const [summary] = await enterAndRead(db, request, (place) => customerSummary(place, request.params.id));
      if (!summary) throw notThere();
      return can(request.person, 'finance:read') ? summary : { ...summary, invoices: 0, income: 0, totals: [] };
    },
  );

  app.post(
    '/api/customers',
    {
      config: { may: 'customers:write' },
      schema: {
        tags: ['Customers'],
        operationId: 'createCustomer',
        summary: 'Add a customer',
        description: 'Adds a customer.',
        body: NewCustomer,
        response: { 201: Customer },
      },
    },
    async (request, reply) => {
      const customer = await write(db, request, reply, 201, async (t) => {
        const companyId = await requiredCompany(t, request.person, request.body.companyId, 'Please choose the company of this customer');
        refuseUnreached(request.body);
        const id = await addRow(t, 'customers', { ...request.body, companyId });
        const made = await readCustomer(t, request.scope, id);
        await record(t, request, {
          companyId,
          action: 'create',
          resourceType: 'customer',
          resourceId: id,
          details: `Added customer ${fullName(made)}`,
        });
        return made;
      });
      reply.header('etag', etag(customer)).header('location', `/api/customers/${customer.id}`);
      return customer;
    },
  );

  app.patch(
    '/api/customers/:id',
    {
      config: { may: 'customers:write' },
      schema: {
        tags: ['Customers'],
        operationId: 'updateCustomer',
        summary: 'Change a customer',
        description: 'Changes the given fields of a customer.',
        params: WithId,
        body: CustomerChanges,
        response: { 200: Customer, 412: Changed(Customer) },
      },
    },
    async (request, reply) => {
      const customer = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdCustomer(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const changes = difference(stored, request.body);
        if (Object.keys(changes).length === 0) return stored;
        if (changes['electronicAddress'] || changes['electronicScheme']) refuseUnreached({ ...stored, ...request.body });
        await changeRow(t, 'customers', { companyId, id: stored.id }, request.body);
        const changed = await readCustomer(t, request.scope, stored.id);
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'customer',
          resourceId: changed.id,
          details: `Updated customer ${fullName(changed)}`,
          changes,
        });
        return changed;
      });
      reply.header('etag', etag(customer));
      return customer;
    },
  );

  app.delete(
    '/api/customers/:id',
    {
      config: { may: 'customers:write' },
      schema: {
        tags: ['Customers'],
        operationId: 'deleteCustomer',
        summary: 'Delete a customer',
        description: 'Deletes a customer who has no bookings, charters, invoices, income or payments.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Customer) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: customer, companyId } = await holdCustomer(t, request.scope, request.params.id);
        refuseIfChanged(request, customer);
        const refusal = customerDeletionRefusal(fullName(customer), await linkedToCustomer(t, companyId, customer.id));
        if (refusal) throw new Refusal(409, 'customer_in_use', refusal);
        await forgetCustomer(t, companyId, customer.id);
        await deleteRow(t, 'customers', { companyId, id: customer.id });
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'customer',
          resourceId: customer.id,
          details: `Deleted customer ${fullName(customer)}`,
        });
        return null;
      }),
  );
}

/** Refuses an electronic address without its scheme, and vice versa. */
function refuseUnreached(customer: Parameters<typeof electronicAddressFault>[0]): void {
  const fault = electronicAddressFault(customer);
  if (fault) throw wrongField(fault.path, fault.message);
}
