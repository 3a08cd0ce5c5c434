import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ViewList } from '#domain/views/words.ts';
import { useToday } from '../platform/dates.ts';
import { Button } from '../ui/button.tsx';
import { savedSearchOf, viewShown, viewsQuery } from './view-query.ts';

// Popups are heavy, and views are rarely used on most lists.
const ViewsMenu = lazy(() => import('./views-menu.tsx').then((module) => ({ default: module.ViewsMenu })));

/** The name of the saved view that the list shows, and a menu of all saved views. */
export function ViewsButton({ list, search }: { list: ViewList; search: object }) {
  const today = useToday();
  const { data: views = [] } = useQuery(viewsQuery(list));
  const [opened, setOpened] = useState(false);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const current = viewShown(views, search, { today, chosenId });
  const face = (
    <>
      <Bookmark aria-hidden className={current ? 'fill-current' : ''} />
      <span className={`max-w-40 truncate ${current ? '' : 'max-sm:sr-only'}`}>
        {current ? <span className="sr-only">View: </span> : 'Views'}
        {current?.name}
      </span>
    </>
  );
  const closed = (
    <Button aria-haspopup="menu" aria-expanded={false} onClick={() => setOpened(true)}>
      {face}
    </Button>
  );
  if (!opened) return closed;
  return (
    <Suspense fallback={closed}>
      <ViewsMenu
        list={list}
        savedSearch={savedSearchOf(search, today)}
        views={views}
        current={current}
        onChoose={({ id }) => setChosenId(id)}
        face={face}
      />
    </Suspense>
  );
}
