import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommandChange, CrewMember } from '#domain/crew/crew-member.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { usePending } from '../platform/pending-state.ts';
import { undoOf } from '../platform/undo-store.ts';
import { toast, type Toast } from '../ui/toast-store.ts';
import { boardCrewQuery, type Column } from './assignment-query.ts';

export type Move = {
  member: Pick<CrewMember, 'id' | 'name'>;
  from: Column;
  to: Column;
  /** A yacht they stop commanding with this move, or command again once it is undone. */
  command?: CommandChange;
  /** Whether it undoes another move. */
  undoes?: true;
};

const key = ['assign'];

/** Somebody else's move came after the one to undo. */
class MovedOn extends Error {
  override message = 'Someone else has moved them since.';
}

/**
 * Moves people between the columns. The board shows the server's state with the pending moves applied, so a move shows at once and falls
 * back by itself if it is refused. Moves are sent one after the other, each on top of the version before.
 */
export function useMoves(companyId: number | undefined, nameOf: (column: Column) => string) {
  const queries = useQueryClient();
  const crewKey = boardCrewQuery(companyId).queryKey;
  const pending = usePending<Move>(key);

  async function move({ member: { id }, from, to, command, undoes }: Move) {
    const stored = queries.getQueryData(crewKey)?.find((each) => each.id === id);
    if (undoes && stored && stored.yachtId !== from) throw new MovedOn();
    const { data: moved } = await client.PATCH('/api/crew/{id}', {
      params: { path: { id } },
      body: { yachtId: to, command },
      headers: stored && { 'If-Match': versionOf(stored) },
    });
    if (moved) queries.setQueryData(crewKey, (crew) => crew?.map((each) => (each.id === id ? moved : each)));
  }

  const { mutate } = useMutation({
    mutationKey: key,
    scope: { id: 'assign' },
    mutationFn: move,
    onSuccess: (_done, made) =>
      toast({ ...inWords(made, nameOf), action: made.undoes ? undefined : undoOf(() => mutate(reverseMove(made))) }),
    onError: (error, { member }) => {
      toast({
        variant: 'destructive',
        title: `${member.name} couldn’t be moved`,
        description: error instanceof MovedOn ? error.message : reason(error),
      });
      // Somebody else may have changed them meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });

  return { pending, move: mutate };
}

/** The yacht somebody commands: of several, the one they serve on. */
export function commandOf(yachts: readonly Yacht[], { id, yachtId }: CrewMember): Yacht | undefined {
  const theirs = yachts.filter(({ captainId }) => captainId === id);
  return theirs.find((yacht) => yacht.id === yachtId) ?? theirs[0];
}

/** The move that undoes this one. */
export function reverseMove({ member, from, to, command }: Move): Move {
  return { member, from: to, to: from, command: command && { ...command, held: true }, undoes: true };
}

/** What a move did, as the toast says it. */
export function inWords({ member, to, command, undoes }: Move, nameOf: (column: Column) => string): Toast {
  if (undoes) return { title: to === null ? `${member.name} is unassigned again` : `${member.name} is back on ${nameOf(to)}` };
  return {
    title: to === null ? `${member.name} is unassigned` : `${member.name} now serves on ${nameOf(to)}`,
    description: command && `${nameOf(command.yachtId)} has no captain now.`,
  };
}
