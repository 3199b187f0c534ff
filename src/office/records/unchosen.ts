/**
 * Leads to the first control of a form in which something stands that was not chosen, entered or added, and has each of them
 * say so; returns how many there are. Controls mark themselves by `data-unchosen` and listen to the event of the platform.
 */
export function leadToUnchosen(form: HTMLElement | null): number {
  const open = [...(form?.querySelectorAll<HTMLElement>('[data-unchosen]') ?? [])]
  for (const control of open) control.dispatchEvent(new Event('invalid'))
  const [first] = open
  for (let details = first?.closest('details'); details; details = details.parentElement?.closest('details'))
    details.open = true
  first?.focus()
  return open.length
}
