import { CorrectionList } from './correction-list.tsx'
import { CorrectionPage } from './correction-page.tsx'

/** The pages of corrections: the list, and one of them; `last` is the end of their address. */
export function CorrectionPages({ last }: { last: string }) {
  return last === '' ? <CorrectionList /> : <CorrectionPage id={last} />
}
