/**
 * Suggestions below all search fields (`data-suggestions`), and the buttons that clear them. The suggestions are loaded
 * when such a field is first focused; a field may also come later, with a replaced region of the page.
 */
export function enhanceSearchFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-suggestions]')) markAsCombobox(field)
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['suggestions'] === undefined) return
    markAsCombobox(target)
    import('./attach-suggestions.ts').then(
      ({ attachSuggestions }) => attachSuggestions(target),
      () => {}, // not critical: the field works without suggestions
    )
  })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-clear]')
    const field = button && button.parentElement?.querySelector('input')
    if (!field) return
    field.value = ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  })
}

/** Before it is focused, so that screen readers announce its role right away. */
function markAsCombobox(field: HTMLInputElement): void {
  if (field.role === 'combobox') return
  field.role = 'combobox'
  field.ariaExpanded = 'false'
  field.ariaAutoComplete = 'list'
  field.setAttribute('aria-controls', `${field.id}-suggestions`)
}
