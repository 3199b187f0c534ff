import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { correctionMessages } from '#i18n/lazy/corrections.ts'
import { correctionHref, type CorrectablePage } from '#routing/correction-paths.ts'
import styles from './corrections-note.module.css'

/** At the end of a record's page: who has helped to correct it, and the link for those who know better. */
export function CorrectionsNote(props: {
  kind: CorrectablePage
  id: number
  /** Those who may be named, in the order of their corrections. */
  sources: readonly { name: string; at: string }[]
}) {
  const { kind, id, sources } = props
  const texts = useLazyMessages(correctionMessages)
  const language = useLanguage()
  const names = [...new Set(sources.map(({ name }) => name))]
  const last = sources.at(-1)
  return (
    <p className={styles.note}>
      {last && <span>{texts.sources(names, Number(last.at.slice(0, 4)))} </span>}
      <a href={correctionHref(kind, language, id)} rel="nofollow">
        {texts.ask}
      </a>
    </p>
  )
}
