import { useNavigate } from '@tanstack/react-router';

/** Opens a new event between two instants. */
export function useAddAt() {
  const navigate = useNavigate();
  return (start: string, end: string, yachtId: number | undefined) =>
    void navigate({ to: '/schedule/new', search: { start, end, yachtId } });
}
