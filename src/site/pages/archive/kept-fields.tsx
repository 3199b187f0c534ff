import { keptFields } from './archive-links.ts'

/** The current search as hidden fields, for a form that has only some of the fields. */
export function KeptFields({ query, own }: { query: string; own: readonly string[] }) {
  return keptFields(query, own).map(([name, value], index) => (
    // The same value may be twice in an address.
    <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
  ))
}
