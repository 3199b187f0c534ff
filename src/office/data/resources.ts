/** The kinds of records of the back office: their names in its addresses, and in the calls. */
export const resources = {
  forms: { name: 'forms_builder/form', path: 'forms' },
  entries: { name: 'forms_builder/entry', path: 'form-entries' },
} as const

/** The path of the calls for a kind of record. Throws a RangeError for an unknown one. */
export function callPathOf(resource: string): string {
  const found = Object.values(resources).find(({ name }) => name === resource)
  if (!found) throw new RangeError(`There are no calls for ${resource}.`)
  return found.path
}
