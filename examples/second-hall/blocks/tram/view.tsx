import { useLanguage, type BlockViewProps } from 'concert-hall/house/parts'
import type { TramFields } from './schema.ts'
import styles from './tram.module.css'

const words = { de: 'Linie', en: 'Line' }

export function View({ fields, context }: BlockViewProps<TramFields>) {
  const language = useLanguage()
  return (
    <div id={fields.anchor || undefined} className={styles.tram}>
      <p className={styles.line}>
        <span className="visually-hidden">{words[language]} </span>
        {fields.line}
      </p>
      <div>
        <p className={styles.stop}>{fields.stop}</p>
        {fields.duration && <p className={styles.duration}>{fields.duration}</p>}
        {(fields.text || context.isEdited) && <p className={styles.text}>{fields.text}</p>}
      </div>
    </div>
  )
}
