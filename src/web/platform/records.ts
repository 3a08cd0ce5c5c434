import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../ui/toast-store.ts';
import { api, client, incompleteResponse, reason, versionOf } from './api.ts';
import type { paths } from './contract.gen.ts';

type Json<Holder> = Holder extends { content: { 'application/json': infer Body } } ? Body : never;

/** The addresses of the API whose records are read, changed and deleted individually, under `{id}`. */
export type Collection = {
  [Path in keyof paths]: paths[Path] extends { get: object; patch: object; delete: object }
    ? Path extends `${infer Parent}/{id}`
      ? Parent
      : never
    : never;
}[keyof paths];

/** Those whose records are read and deleted individually, whether or not they can be changed. */
export type Deletable = {
  [Path in keyof paths]: paths[Path] extends { get: object; delete: object }
    ? Path extends `${infer Parent}/{id}`
      ? Parent
      : never
    : never;
}[keyof paths];

type One<C extends Deletable> = paths[`${C}/{id}`];

type Versioned = { id: number; updatedAt: string };

/** A record as the server stores it. */
export type Stored<C extends Deletable> = One<C> extends { get: { responses: { 200: infer Answer } } } ? Json<Answer> & Versioned : never;

/** The request that changes one. */
export type Changes<C extends Collection> = One<C> extends { patch: { requestBody?: infer Sent } } ? Json<Sent> : never;

/** The request that adds one. */
export type Added<C extends Collection> = C extends keyof paths
  ? paths[C] extends { post: { requestBody?: infer Sent } }
    ? Json<Sent>
    : Changes<C>
  : Changes<C>;

export type Save<C extends Collection> = { values: Added<C> } | { changes: Changes<C>; upon: Stored<C> };

/** Adds a record to a collection, or to the list at `addTo`, or changes the version of it that was edited. */
export function useSave<C extends Collection>(collection: C, addTo: string = collection) {
  // One key for as long as the form is open, so that pressing twice, or retrying after a lost connection, adds one record.
  const [once] = useState(() => crypto.randomUUID());
  const queries = useQueryClient();
  // The client can't infer the contract's types for an address it isn't given as a literal.
  const address = `${collection}/{id}` as '/api/yachts/{id}';
  return useMutation({
    mutationFn: async (save: Save<C>): Promise<Stored<C>> => {
      const { data } = 'upon' in save ? await change(save.upon, save.changes) : await add(save.values);
      if (!data) throw incompleteResponse();
      remember(data);
      return data as unknown as Stored<C>;
    },
  });

  /** If it is reopened before it is reloaded, a form has to start from the saved version: any save based on an older one is refused. */
  function remember(saved: Stored<'/api/yachts'>) {
    const { queryKey } = api.queryOptions('get', address, { params: { path: { id: saved.id } } });
    queries.setQueryData(queryKey, (known) => known && { ...known, ...saved });
  }

  function add(values: Added<C>) {
    return client.POST(addTo as '/api/yachts', { body: values as never, headers: { 'Idempotency-Key': once } });
  }

  function change(upon: Versioned, changes: Changes<C>) {
    const params = { path: { id: upon.id } };
    return client.PATCH(address, {
      params,
      body: changes as never,
      headers: { 'If-Match': versionOf(upon) },
    });
  }
}

/** The message after a failure: a title above the reason, or the whole message. */
export type Failure = string | ((error: unknown) => { title: string; description: string });

/** Shows why it failed. */
export function tellFailure(failure: Failure, error: unknown) {
  const message = typeof failure === 'string' ? { title: failure, description: reason(error) } : failure(error);
  toast({ variant: 'destructive', ...message });
}
