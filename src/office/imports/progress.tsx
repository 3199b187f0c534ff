import type { OneImport } from '#contracts/office-imports.ts'
import { Status } from '#fields/controls/status.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { importMessages } from '../messages/imports.ts'
import styles from './imports.module.css'

/** How far an import is; a screen reader is told what is done, and not each step. */
export function Progress({ run }: { run: OneImport }) {
  const messages = useLazyMessages(importMessages)
  const { state, position, total } = run
  const isKnown = total !== null && total > 0
  return (
    <div className={styles.progress}>
      <Status>{messages.states[state]}</Status>
      <progress
        aria-label={messages.states[state]}
        {...(isKnown && position > 0 && { max: total, value: Math.min(position, total) })}
      />
      <p>
        {isKnown && position > 0
          ? (state === 'undoing' ? messages.undoProgress : messages.progress)(position, total)
          : messages.starting}
      </p>
      <p className={styles.hint}>{messages.canLeave}</p>
    </div>
  )
}
