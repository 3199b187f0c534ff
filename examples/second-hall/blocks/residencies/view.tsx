import { longDay } from 'concert-hall/house'
import { useLanguage, type BlockViewProps } from 'concert-hall/house/parts'
import type { ResidenciesFields } from './schema.ts'
import styles from './residencies.module.css'

export type ResidenciesData = {
  residencies: { id: number; title: string; begins: string; ends: string | null; text: string }[]
}

const words = {
  de: { since: 'seit', nobody: 'Gerade arbeitet hier niemand als Gast.' },
  en: { since: 'since', nobody: 'Nobody is working here as a guest at the moment.' },
}

export function View({
  fields,
  data,
  context,
}: BlockViewProps<ResidenciesFields, ResidenciesData | undefined>) {
  const language = useLanguage()
  const texts = words[language]
  const residencies = data?.residencies ?? []
  if (residencies.length === 0 && !context.isStaff) return null
  return (
    <section id={fields.anchor || undefined}>
      {(fields.headline || context.isEdited) && <h2 className={styles.headline}>{fields.headline}</h2>}
      {residencies.length === 0 && <p>{texts.nobody}</p>}
      <ul className={styles.list}>
        {residencies.map(({ id, title, begins, ends, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p className={styles.time}>
              {ends === null
                ? `${texts.since} ${longDay(begins, language)}`
                : `${longDay(begins, language)} – ${longDay(ends, language)}`}
            </p>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
