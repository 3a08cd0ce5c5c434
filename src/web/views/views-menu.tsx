import { Menu } from '@base-ui/react/menu';
import { BookmarkPlus, Check, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { SavedView } from '#domain/views/saved-view.ts';
import type { ViewList } from '#domain/views/words.ts';
import { useToday } from '../platform/dates.ts';
import { useShow } from '../platform/show.ts';
import { Button } from '../ui/button.tsx';
import { menuItemLook, popupLook } from '../ui/popup.ts';
import { useDeletion } from './view-actions.ts';
import { shownBy } from './view-query.ts';

const ViewDialog = lazy(() => import('./view-dialog.tsx').then((module) => ({ default: module.ViewDialog })));

const item = `${menuItemLook} [&_svg]:shrink-0 data-disabled:text-ink-3`;

type Props = {
  list: ViewList;
  /** What would be kept of what the list shows now. */ kept: string;
  views: SavedView[];
  chosen: SavedView | undefined;
  face: ReactNode;
};

/** The views somebody keeps of a list: to choose one, to keep what it shows now, and to rename or delete the one that is chosen. */
export function ViewsMenu({ list, kept, views, chosen, face }: Props) {
  const today = useToday();
  const show = useShow<object>();
  const remove = useDeletion();
  const [naming, setNaming] = useState<SavedView | 'new' | null>(null);
  return (
    <>
      <Menu.Root defaultOpen>
        <Menu.Trigger render={<Button />}>{face}</Menu.Trigger>
        <Menu.Portal container={document.getElementById('main')}>
          <Menu.Positioner align="start" sideOffset={4} className="z-40">
            <Menu.Popup className={`${popupLook} max-h-72 w-64 overflow-y-auto p-1`}>
              {views.length === 0 && <p className="px-2.5 py-2 text-nav text-ink-2">No views yet. Set filters, then save them here.</p>}
              <Menu.RadioGroup value={chosen?.id ?? null}>
                {views.map((view) => (
                  <Menu.RadioItem
                    key={view.id}
                    value={view.id}
                    closeOnClick
                    className={item}
                    onClick={() => show(shownBy(view.search, today))}
                  >
                    <Check aria-hidden className={view === chosen ? '' : 'invisible'} />
                    <span className="min-w-0 wrap-anywhere">{view.name}</span>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
              <Menu.Separator className="my-1 border-t" />
              {chosen ? (
                <>
                  <Menu.Item className={item} onClick={() => setNaming(chosen)}>
                    <Pencil aria-hidden />
                    Rename this view
                  </Menu.Item>
                  <Menu.Item className={item} onClick={() => remove.mutate(chosen)}>
                    <Trash2 aria-hidden />
                    Delete this view
                  </Menu.Item>
                </>
              ) : (
                <Menu.Item className={item} disabled={kept === ''} onClick={() => setNaming('new')}>
                  <BookmarkPlus aria-hidden />
                  Save this view
                </Menu.Item>
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {naming && (
        <Suspense>
          <ViewDialog list={list} view={naming === 'new' ? null : naming} kept={kept} onClose={() => setNaming(null)} />
        </Suspense>
      )}
    </>
  );
}
