import type { LinkTargetAnswer } from '#contracts/page-settings.ts'
import { kindOfTarget } from '#design/rich-text/link-target.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '#editor/model/calls.ts'
import { useLookup } from './use-lookup.ts'

type ShownTarget = { state: 'known' | 'loading' | 'gone'; title: string; detail: string }

/** The title of a stored target; looked up on the server for records of this site. */
export function useTarget(calls: Calls, target: string): ShownTarget {
  const messages = useLazyMessages(editorBlocksMessages)
  const kind = kindOfTarget(target)
  const path = kind === 'reference' ? `link-targets?${new URLSearchParams({ target })}` : null
  const { state, answer } = useLookup<LinkTargetAnswer[]>(calls, path)
  if (kind !== 'reference')
    return { state: 'known', title: target, detail: kind === null ? '' : messages.link.kinds[kind] }
  const [found] = answer ?? []
  if (found) {
    const detail = [messages.link.kinds[found.kind], found.detail].filter(Boolean).join(' · ')
    return { state: 'known', title: found.title, detail }
  }
  if (state === 'found') return { state: 'gone', title: target, detail: '' }
  return { state: 'loading', title: state === 'failed' ? target : messages.search.loading, detail: '' }
}
