import { useLazyMessages } from '#i18n/language-context.tsx'
import { visitorFormMessages } from '#i18n/lazy/visitor-form.ts'
import styles from './visitor-form.module.css'

/** Explains that the browser keeps the answers, with a button that discards them, and one that undoes that. */
export function KeptNote({
  state,
  onDiscard,
  onUndo,
}: {
  state: 'none' | 'kept' | 'discarded'
  onDiscard: () => void
  onUndo: () => void
}) {
  const texts = useLazyMessages(visitorFormMessages)
  if (state === 'none') return null
  const isKept = state === 'kept'
  return (
    <p className={styles.kept}>
      <span role={isKept ? undefined : 'status'}>{isKept ? texts.kept : texts.discarded}</span>{' '}
      <button type="button" onClick={isKept ? onDiscard : onUndo}>
        {isKept ? texts.discard : texts.undo}
      </button>
    </p>
  )
}
