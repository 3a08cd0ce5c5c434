import { maxViewsOfList, NewSavedView, SavedView, SavedViewChanges, SavedViewQuery } from '#domain/views/saved-view.ts';
import { z } from '#domain/shared/zod.ts';
import { notThere, Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { WithId } from '../platform/schemas.ts';
import { announceToOneself, write } from '../platform/write.ts';
import { addView, changeView, holdViews, removeView, viewsOf } from './store.ts';
import './examples.ts';

const config = { may: 'own-desk' } as const;
const tags = ['Views'];

/** The caller's saved views. */
export function viewRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/profile/views',
    {
      config,
      schema: {
        tags,
        operationId: 'listSavedViews',
        summary: 'List your saved views',
        description: 'Lists the caller’s saved views, of one list or all, by name.',
        querystring: SavedViewQuery,
        response: { 200: z.array(SavedView) },
      },
    },
    ({ scope, person, query }) => viewsOf(db.in(scope), person.id, query.list),
  );

  app.post(
    '/api/profile/views',
    {
      config,
      schema: {
        tags,
        operationId: 'createSavedView',
        summary: 'Save a view',
        description: `Saves the filters of a list under a name, for the caller alone: up to ${maxViewsOfList} per list. A name already in use is refused.`,
        body: NewSavedView,
        response: { 201: SavedView },
      },
    },
    (request, reply) =>
      write(db, request, reply, 201, async (t, { id }) => {
        await holdViews(t, id);
        const known = await viewsOf(t, id, request.body.list);
        refuseSameName(known, request.body);
        if (known.length >= maxViewsOfList)
          throw new Refusal(409, 'too_many_views', `You already have ${maxViewsOfList} views of this list. Please delete one first.`);
        const saved = await addView(t, id, request.body);
        await announceToOneself(t, request);
        return saved;
      }),
  );

  app.patch(
    '/api/profile/views/:id',
    {
      config,
      schema: {
        tags,
        operationId: 'updateSavedView',
        summary: 'Change a saved view',
        description: 'Renames one of the caller’s views or changes its filters.',
        params: WithId,
        body: SavedViewChanges,
        response: { 200: SavedView },
      },
    },
    (request, reply) =>
      write(db, request, reply, 200, async (t, { id }) => {
        await holdViews(t, id);
        const all = await viewsOf(t, id);
        const stored = all.find((view) => view.id === request.params.id);
        if (!stored) throw notThere();
        const next = { ...stored, ...request.body };
        refuseSameName(
          all.filter((view) => view !== stored && view.list === stored.list),
          next,
        );
        await changeView(t, id, next);
        await announceToOneself(t, request);
        return next;
      }),
  );

  app.delete(
    '/api/profile/views/:id',
    {
      config,
      schema: {
        tags,
        operationId: 'deleteSavedView',
        summary: 'Delete a saved view',
        description: 'Deletes one of the caller’s views. The records it showed stay.',
        params: WithId,
        response: { 204: z.null() },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t, { id }) => {
        if (!(await removeView(t, id, request.params.id))) throw notThere();
        await announceToOneself(t, request);
        return null;
      }),
  );
}

function refuseSameName(others: SavedView[], { name }: { name: string }): void {
  const same = others.find((view) => view.name.toLowerCase() === name.toLowerCase());
  if (same) throw new Refusal(409, 'view_exists', `You already have a view called “${same.name}”. Please choose another name.`);
}
