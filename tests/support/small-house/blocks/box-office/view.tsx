import {
  Missing,
  Picture,
  pictureOf,
  RichText,
  useLanguage,
  type BlockViewProps,
} from 'concert-hall/house/parts'
import { longDay, hallDay } from 'concert-hall/house'
import type { BoxOfficeFields } from './schema.ts'
import styles from './box-office.module.css'

export type BoxOfficeData = { events: { id: number; name: string; date_start: string }[] }

export function View({ fields, data, context }: BlockViewProps<BoxOfficeFields, BoxOfficeData | undefined>) {
  const language = useLanguage()
  const image = pictureOf(fields.image, { alt: '' }, context)
  return (
    <section id={fields.anchor || undefined} className={styles.office}>
      <h2>{fields.headline}</h2>
      {image && <Picture picture={image} sizes="auto, 92vw" />}
      {fields.image && !image && <Missing context={context} reason="image_gone" />}
      <RichText document={fields.text} links={context.links} />
      <ul>
        {(data?.events ?? []).map(({ id, name, date_start }) => (
          <li key={id}>
            {longDay(hallDay(date_start), language)}: {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
