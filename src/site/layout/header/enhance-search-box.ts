/**
 * On a wide screen the first press on the header's search button expands the field, on a narrow one it opens the
 * menu's search; the second press submits. The field collapses on Escape (once its suggestions are closed) and when
 * it loses focus while it is empty.
 */
export function enhanceSearchBox(openMenuSearch: () => void): void {
  const form = document.querySelector<HTMLFormElement>('[data-search-box]')
  const field = form?.querySelector('input')
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  if (!form || !field || !button) return
  const setOpen = (isOpen: boolean) => form.toggleAttribute('data-open', isOpen)
  const isOpen = () => form.hasAttribute('data-open')

  form.addEventListener('submit', (event) => {
    if (isOpen() && field.value.trim()) return
    event.preventDefault()
    if (!matchMedia('(width >= 64em)').matches) return openMenuSearch()
    setOpen(true)
    field.focus()
  })
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen()) return
    event.preventDefault()
    setOpen(false)
    button.focus()
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && form.contains(relatedTarget)
    if (!isInside && !field.value) setOpen(false)
  })
  addEventListener('pagehide', () => setOpen(false))
}
