import { Link } from '@tanstack/react-router';
import { ChevronDown, Plus } from 'lucide-react';
import { KeyHint } from '../platform/key-hint.tsx';
import { useUser } from '../platform/session.tsx';
import { useKeyTitle } from '../platform/shortcuts.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { newThingsFor } from '../words/new-words.ts';

/** What is added most days, by name: open, because it loads when somebody opens it. */
export function NewMenu() {
  const user = useUser();
  const title = useKeyTitle('New', 'C');
  return (
    <Menu
      defaultOpen
      align="end"
      className="min-w-48"
      button={
        <Button {...title} variant="primary">
          <Plus />
          New
          <ChevronDown />
        </Button>
      }
    >
      {newThingsFor(user)
        .filter(({ usual }) => usual)
        .map(({ label, way, key, icon: Icon }) => (
          <MenuItem key={label} render={<Link {...way} />}>
            <Icon aria-hidden />
            {label}
            <KeyHint keys={`C ${key}`} />
          </MenuItem>
        ))}
    </Menu>
  );
}
