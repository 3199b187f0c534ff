import { otherLanguage } from '#i18n/languages.ts'
import { useDesk } from '../desk/desk-context.tsx'
import { useStore } from '../store.ts'
import styles from './toolbar.module.css'

/** Both languages with their state: what is missing in the other one, or older than here. */
export function LanguageTool({ onOpen }: { onOpen: () => void }) {
  const { session, words, language } = useDesk()
  const { translation } = useStore(session.presence, (presence) => presence.status)
  const there = otherLanguage(language)
  const missing = translation.missing_there.length
  const older = translation.older_there.length
  const behind = translation.missing_here.length + translation.older_here.length
  const said = !translation.exists
    ? words.language.none
    : older > 0
      ? words.language.older(older)
      : missing > 0
        ? words.language.missing(missing)
        : ''
  const state = (isGood: boolean) => (isGood ? undefined : 'warning')
  return (
    <button type="button" onClick={onOpen}>
      <span className="visually-hidden">{words.toolbar.language}: </span>
      {language.toUpperCase()}
      <span className={styles['dot']} data-state={state(behind === 0)} />
      {there.toUpperCase()}
      <span className={styles['dot']} data-state={state(said === '')} />
      {said ? (
        <span className={styles['soft']}>{said}</span>
      ) : (
        <span className="visually-hidden">{words.language.complete}</span>
      )}
    </button>
  )
}
