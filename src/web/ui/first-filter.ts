/** Focuses the search or the first choice among the filters of a control that is about to disappear. */
export function focusFirstFilter(leaving: Element | null) {
  leaving?.closest('[role=group]')?.querySelector<HTMLElement>('input[type=search], [role=combobox]')?.focus();
}
