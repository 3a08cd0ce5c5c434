import { Id, nameText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { viewLists } from './words.ts';

/** The maximum number of saved views per person and list. */
export const maxViewsOfList = 20;

const List = z.enum(viewLists);
const Name = nameText('Please enter a name', { max: 60 });
const Search = z
  .string({ error: 'Please enter the filters' })
  .max(1000, 'At most 1000 characters')
  .regex(/^[\w.*~%+=&-]*$/, 'Please send the query of an address: status=completed&yachtId=3');

/** The filters of a list saved under a name. `search` is the query string of its URL. */
export const SavedView = z.object({ id: Id, list: List, name: z.string(), search: z.string() }).meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof SavedView>;

/** A view to save. */
export const NewSavedView = z.object({ list: List, name: Name, search: Search }).meta({ id: 'NewSavedView' });

/** A new name or new filters for a view. */
export const SavedViewChanges = z.object({ name: Name, search: Search }).partial().meta({ id: 'SavedViewChanges' });

export const SavedViewQuery = z.object({ list: List.optional() });
