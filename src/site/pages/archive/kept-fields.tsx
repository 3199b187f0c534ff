import { keptFields } from './archive-links.ts'

/** What is looked for already, kept when a form of the page is sent that has some fields of its own. */
export function KeptFields({ query, own }: { query: string; own: readonly string[] }) {
  return keptFields(query, own).map(([name, value], index) => (
    // The same value may stand twice in an address.
    // oxlint-disable-next-line react/no-array-index-key
    <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
  ))
}
