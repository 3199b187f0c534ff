import { resources } from '../data/resources.ts'

/** The list of entries, filtered by a form. */
export function entriesPath(form: number): string {
  const query = new URLSearchParams({ filter: JSON.stringify({ form }) }).toString()
  return `/${resources.entries.name}?${query}`
}
