import { useEffect } from 'react'
import { useStore } from '#design/use-store.ts'
import { planInWords } from '#editor/app/dialogs/plan-in-words.ts'
import { useDraft, useShell, useTexts } from '#editor/page/workspace/workspace-context.tsx'
import { useUnpublished } from '#editor/panels/versions/use-unpublished.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import styles from '#editor/controls/toolbar.module.css'
import { nameOfPublicState } from './public-state-name.ts'

/**
 * What visitors get of this language now, and what is going to change; it follows other windows, because the status comes
 * with each report of presence. Changes of the state itself are announced.
 */
export function PublicState() {
  const { session } = useDraft()
  const { tools } = useShell()
  const { short, text } = usePublicState()
  useEffect(() => {
    if (isChange(session, short)) tools.announce(text)
    // Once for each state, not for each change of the draft.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [short])
  const isPublished = useStore(session.presence, ({ status }) => status.published !== null)
  const isDraftNewer = useStore(session.presence, ({ status }) => status.has_unpublished_changes)
  useEffect(() => updateBanner({ isPublished, isDraftNewer }), [isPublished, isDraftNewer])
  return (
    <span className={styles['public']} data-public={short} title={text}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}

/** The banner above the page was rendered by the server before: it must not go on saying what is no longer so. */
function updateBanner({ isPublished, isDraftNewer }: { isPublished: boolean; isDraftNewer: boolean }): void {
  const banner = document.querySelector<HTMLElement>('[data-shown-as="draft"]')
  if (!banner) return
  banner.hidden = isPublished && !isDraftNewer
  for (const part of banner.querySelectorAll<HTMLElement>('[data-while]'))
    part.hidden = (part.dataset['while'] === 'published') !== isPublished
}

/** The state that was shown last, by session: it is told only when it changes. */
const lastShown = new WeakMap<object, string>()

function isChange(session: object, short: string): boolean {
  const before = lastShown.get(session)
  lastShown.set(session, short)
  return before !== undefined && before !== short
}

/** The state in a word or two, and in sentences. */
function usePublicState(): { short: string; text: string } {
  const { session } = useDraft()
  const { messages, interfaceLanguage } = useTexts()
  const words = messages.publish
  const status = useStore(session.presence, (presence) => presence.status)
  const count = useUnpublished()?.differences.length ?? 0
  const short = nameOfPublicState(status, words)
  const when = (at: string) => readableInstant(new Date(at), interfaceLanguage)
  const sentences = [
    short === words.public && status.published ? words.since(when(status.published.publish_at)) : short,
    ...(count > 0 ? [words.draftWith(words.changes(count))] : []),
    ...status.scheduled.map((plan) => planInWords(plan, words, interfaceLanguage)),
    ...(status.scheduled.some((plan) => plan.is_outdated) ? [words.outdated] : []),
    ...(short === words.notWritten ? [words.unwritten] : []),
    ...(status.hidden_by ? [words.hiddenBy[status.hidden_by]] : []),
  ]
  return { short, text: sentences.join('. ').replaceAll('..', '.') }
}
