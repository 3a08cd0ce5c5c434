import type { Branch } from './equipment-query.ts';

/** The effect of a key in a tree: moving to a branch, or folding or unfolding one. */
type TreeMove = { to: number } | { fold: number } | { unfold: number } | null;

/** The effect of a key at a branch, by the usual keyboard pattern of trees. */
export function treeMove(key: string, branches: readonly Branch[], at: number, folded: ReadonlySet<number>): TreeMove {
  const index = branches.findIndex(({ item }) => item.id === at);
  const here = branches[index];
  if (!here) return null;
  const isFolded = folded.has(at);
  switch (key) {
    case 'ArrowDown':
      return to(branches[index + 1]);
    case 'ArrowUp':
      return to(branches[index - 1]);
    case 'Home':
      return to(branches[0]);
    case 'End':
      return to(branches.at(-1));
    case 'ArrowRight':
      if (here.parts === 0) return null;
      return isFolded ? { unfold: at } : to(branches[index + 1]);
    case 'ArrowLeft':
      if (here.parts > 0 && !isFolded) return { fold: at };
      return to(branches.find(({ item }) => item.id === here.item.parentId));
    default:
      return null;
  }
}

function to(branch: Branch | undefined): TreeMove {
  return branch ? { to: branch.item.id } : null;
}
