import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import type { ReplacementRun } from '#contracts/office-replacements.ts'
import type { Search } from '#fields/controls/use-search.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { replacementMessages } from '../messages/replacement.ts'
import { Loaded } from '../records/list-state.tsx'
import styles from './replacement.module.css'

/** The last runs, each with the way to take it back. */
export function Runs(props: {
  found: Search<readonly ReplacementRun[]>
  isBusy: boolean
  onUndo: (run: ReplacementRun) => void
}) {
  const { found, isBusy, onUndo } = props
  const language = useLanguage()
  const messages = useLazyMessages(replacementMessages)
  return (
    <section aria-labelledby="runs">
      <SectionTitle id="runs">{messages.runs}</SectionTitle>
      <Loaded found={found}>
        {(runs) =>
          runs.length === 0 ? (
            <p>{messages.noRuns}</p>
          ) : (
            <ul className={styles.runs}>
              {runs.map((run) => {
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
          )
        }
      </Loaded>
    </section>
  )
}
