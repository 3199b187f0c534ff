import { officeHref } from '#routing/office-paths.ts'

/** The address of the list of a form's entries. */
export function entriesHref(form: number): string {
  return `${officeHref('entries')}?form=${form}`
}
