import { otherLanguage, type Language } from '#i18n/languages.ts'
import { useDraft, useTexts } from '#editor/page/workspace/workspace-context.tsx'
import { useStore } from '#design/use-store.ts'
import styles from '#editor/controls/toolbar.module.css'

/** Both languages with their state: what is missing in the other one, or older than here. */
export function LanguageTool({ onOpen }: { onOpen: () => void }) {
  const { language } = useDraft()
  const { messages } = useTexts()
  const { there, said, isBehind } = useLanguageState()
  const state = (isGood: boolean) => (isGood ? undefined : 'warning')
  return (
    <button
      type="button"
      className={styles['language']}
      title={isBehind ? messages.language.behind : undefined}
      onClick={onOpen}
    >
      <span className="visually-hidden">{messages.toolbar.language}: </span>
      {language.toUpperCase()}
      <span className={styles['dot']} data-state={state(!isBehind)} />
      {isBehind && <span className="visually-hidden">{messages.language.behind}, </span>}
      {there.toUpperCase()}
      <span className={styles['dot']} data-state={state(said === '')} />
      {said ? (
        <span className={styles['soft']}>{said}</span>
      ) : (
        <span className="visually-hidden">{messages.language.complete}</span>
      )}
    </button>
  )
}

/** The message about the other language, empty when there is none, and whether this language is behind it. */
export function useLanguageState(): { there: Language; said: string; isBehind: boolean } {
  const { session, language } = useDraft()
  const { messages } = useTexts()
  const { translation } = useStore(session.presence, (presence) => presence.status)
  const missing = translation.missing_there.length
  const older = translation.older_there.length
  const copies = translation.copied_there.length
  const said = !translation.exists
    ? messages.language.none
    : older > 0
      ? messages.language.older(older)
      : missing > 0
        ? messages.language.missing(missing)
        : copies > 0
          ? messages.language.copies(copies)
          : ''
  const { missing_here, older_here, copied_here } = translation
  const isBehind = missing_here.length + older_here.length + copied_here.length > 0
  return { there: otherLanguage(language), said, isBehind }
}
