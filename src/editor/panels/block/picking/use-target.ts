import { kindOfTarget } from '#design/rich-text/link-target.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { controlsMessages } from '#i18n/lazy/controls.ts'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '#editor/model/calls.ts'
import { createLookup } from '#staff/picking/use-lookup.ts'

const useTargetLookup = createLookup((calls, target) =>
  calls.get('/pageeditor-api/link-targets', { query: { target } }),
)

type ShownTarget = { state: 'known' | 'loading' | 'gone'; title: string; detail: string }

/** The title of a stored target; looked up on the server for records of this site. */
export function useTarget(calls: Calls, target: string): ShownTarget {
  const messages = useLazyMessages(editorBlocksMessages)
  const { search: searchMessages } = useLazyMessages(controlsMessages)
  const kind = kindOfTarget(target)
  const { state, answer } = useTargetLookup(calls, kind === 'reference' ? target : null)
  if (kind !== 'reference')
    return { state: 'known', title: target, detail: kind === null ? '' : messages.link.kinds[kind] }
  const [found] = answer ?? []
  if (found) {
    const detail = [messages.link.kinds[found.kind], found.detail].filter(Boolean).join(' · ')
    return { state: 'known', title: found.title, detail }
  }
  if (state === 'found') return { state: 'gone', title: target, detail: '' }
  return { state: 'loading', title: state === 'failed' ? target : searchMessages.loading, detail: '' }
}
