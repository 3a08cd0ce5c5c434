import { BookmarkPlus, Check, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { SavedView } from '#domain/views/saved-view.ts';
import type { ViewList } from '#domain/views/words.ts';
import { useToday } from '../platform/dates.ts';
import { useShow } from '../platform/show.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { useViewDeletion } from './view-actions.ts';
import { searchOfView } from './view-query.ts';

const ViewDialog = lazy(() => import('./view-dialog.tsx').then((module) => ({ default: module.ViewDialog })));

type Props = {
  list: ViewList;
  /** The list's current search, as a view would save it. */ savedSearch: string;
  views: SavedView[];
  current: SavedView | undefined;
  onChoose: (view: SavedView) => void;
  face: ReactNode;
};

/** The saved views of a list: choose one, save the current one, and rename or delete the one that is shown. */
export function ViewsMenu({ list, savedSearch, views, current, onChoose, face }: Props) {
  const today = useToday();
  const show = useShow<object>();
  const remove = useViewDeletion();
  const [naming, setNaming] = useState<SavedView | 'new' | null>(null);
  return (
    <>
      <Menu defaultOpen className="max-h-72 w-64 overflow-y-auto" button={<Button>{face}</Button>}>
        {views.length === 0 && <p className="px-2.5 py-2 text-nav text-ink-2">No views yet. Set filters, then save them here.</p>}
        <div role="group">
          {views.map((view) => (
            <MenuItem
              key={view.id}
              checked={view === current}
              onClick={() => {
                onChoose(view);
                show(searchOfView(view.search, today));
              }}
            >
              <Check aria-hidden className={view === current ? '' : 'invisible'} />
              <span className="min-w-0 wrap-anywhere">{view.name}</span>
            </MenuItem>
          ))}
        </div>
        <hr className="my-1" />
        {current ? (
          <>
            <MenuItem onClick={() => setNaming(current)}>
              <Pencil aria-hidden />
              Rename this view
            </MenuItem>
            <MenuItem onClick={() => remove.mutate(current)}>
              <Trash2 aria-hidden />
              Delete this view
            </MenuItem>
          </>
        ) : (
          <MenuItem disabled={savedSearch === ''} onClick={() => setNaming('new')}>
            <BookmarkPlus aria-hidden />
            Save this view
          </MenuItem>
        )}
      </Menu>
      {naming && (
        <Suspense>
          <ViewDialog list={list} view={naming === 'new' ? null : naming} savedSearch={savedSearch} onClose={() => setNaming(null)} />
        </Suspense>
      )}
    </>
  );
}
