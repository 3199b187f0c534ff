import { MediaList } from './media-list.tsx'
import { MediaPage } from './media-page.tsx'

/** The library, or one of its items by the last part of the address. */
export function MediaPages({ last }: { last: string }) {
  return last === '' ? <MediaList /> : <MediaPage id={last} />
}
