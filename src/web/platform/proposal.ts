import { useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Fills an empty field with a likely value and updates it as that changes, for as long as nobody has entered something else. Starts from
 * what was proposed before.
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
