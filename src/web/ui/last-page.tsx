import { Navigate } from '@tanstack/react-router';

type Props = { total: number; perPage: number };

/** Leads from a page beyond the last one, whose rows were deleted, to the last. */
export function LastPage({ total, perPage }: Props) {
  return <Navigate to="." search={((search: object) => ({ ...search, page: Math.ceil(total / perPage) })) as never} replace />;
}
