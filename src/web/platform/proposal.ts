import { useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Enters what is likely into a field that is empty, and what is likely instead as that changes, for as long as nobody has entered something
 * else. It begins with what was proposed before.
 */
export function useProposal<Form extends FieldValues, Values, Name extends FieldPath<Form>>(
  { getValues, setValue }: Pick<UseFormReturn<Form, unknown, Values>, 'getValues' | 'setValue'>,
  name: Name,
  before: FieldPathValue<Form, Name>,
) {
  const proposed = useRef(before);
  return (likely: FieldPathValue<Form, Name>, shouldValidate: boolean) => {
    const entered = getValues(name);
    if (entered !== '' && entered !== proposed.current) return;
    proposed.current = likely;
    setValue(name, likely, { shouldDirty: true, shouldValidate });
  };
}
