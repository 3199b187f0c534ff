import { EntryList } from './entry-list.tsx'
import { EntryPage } from './entry-page.tsx'

/** The pages of entries: the list, and one entry; `last` is the end of their address. */
export function EntryPages({ last }: { last: string }) {
  return last === '' ? <EntryList /> : <EntryPage id={last} />
}
