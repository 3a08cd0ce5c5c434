import { isGone } from '../../platform/api.ts';
import { BackLink } from '../../platform/back-link.tsx';
import { NotThere } from '../../platform/not-there.tsx';

const toPipeline = { to: '/desk/pipeline', children: 'Back to the pipeline' } as const;

/** A charter that can't be shown: it doesn't exist, or it couldn't be loaded. */
export function CharterFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return isGone(error) ? (
    <CharterNotFound />
  ) : (
    <NotThere title="Error loading charter" text="This charter couldn't be loaded." back={toPipeline} onRetry={onRetry} />
  );
}

export function CharterNotFound() {
  return <NotThere title="Charter not found" text="It may have been deleted, or its address may be wrong." back={toPipeline} />;
}

export function BackToPipeline() {
  return <BackLink to="/desk/pipeline">Pipeline</BackLink>;
}
