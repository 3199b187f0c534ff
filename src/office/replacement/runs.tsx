import { StaffButton } from '#staff/button/staff-button.tsx'
import type { ReplacementRun } from '#contracts/office-replacements.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { replacementMessages } from '../messages/replacement.ts'
import { LoadedList } from '../records/list-state.tsx'
import styles from './replacement.module.css'

/** The last runs, each with the way to take it back. */
export function Runs(props: {
  runs: readonly ReplacementRun[] | 'failed' | null
  isBusy: boolean
  onAgain: () => void
  onUndo: (run: ReplacementRun) => void
}) {
  const { runs, isBusy, onAgain, onUndo } = props
  const language = useLanguage()
  const messages = useLazyMessages(replacementMessages)
  return (
    <section aria-labelledby="runs">
      <h2 id="runs" className={styles.title}>
        {messages.runs}
      </h2>
      <LoadedList items={runs} none={messages.noRuns} onAgain={onAgain}>
        {(items) => (
          <ul className={styles.runs}>
            {items.map((run) => {
              const { id, at, by, sought, instead, places, is_undone: isUndone } = run
              const name = messages.run(sought, instead)
              const facts = [
                readableInstant(new Date(at), language),
                by,
                places === null ? messages.interrupted : messages.runPlaces(places),
                isUndone && messages.isUndone,
              ]
              return (
                <li key={id}>
                  <span>
                    {name}
                    <br />
                    <span className={styles.soft}>{facts.filter(Boolean).join(' · ')}</span>
                  </span>
                  {!isUndone && places !== 0 && (
                    <StaffButton
                      aria-label={messages.undoOf(name)}
                      isBusy={isBusy}
                      onClick={() => onUndo(run)}
                    >
                      {messages.undo}
                    </StaffButton>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </LoadedList>
    </section>
  )
}
