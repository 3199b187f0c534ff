import { useLanguage } from '#i18n/language-context.tsx'
import styles from './event-row.module.css'

/** The title of a work or an event. Keys and numbers don't wrap: "fis-Moll" stays on one line despite its hyphen. With
 * `lang` it is in that language. */
export function MusicTitle({ children, lang }: { children: string; lang?: string | null }) {
  const words = withKeys(children)
  // The language of the page needs no mark.
  const pageLanguage = useLanguage()
  return lang && lang !== pageLanguage ? <span lang={lang}>{words}</span> : words
}

function withKeys(title: string) {
  return title.split(keys).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of a title are never reordered.
      <span key={index} className={styles.key}>
        {part}
      </span>
    ),
  )
}

/** German and English names of keys that contain a hyphen, "cis-Moll", "C-sharp"; and "Nr. 5", "No. 5". */
const keys = /([a-h]\w{0,2}-(?:dur|moll|sharp|flat)|n[ro]\. \d+)/i
