import type { PressPicture } from '#contracts/pictures.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { eventMessages } from '#i18n/lazy/event.ts'
import { slugOf } from '#routing/slug-of.ts'
import styles from './press-pictures.module.css'

/** Downloads of the pictures that the press may use; renders nothing without one. */
export function PressPictures(props: {
  /** Whom or what they show; their files are named after it. */
  name: string
  /** For what they may be used. */
  hint: string
  pictures: readonly InLanguage<PressPicture>[]
}) {
  const { name, hint, pictures } = props
  const texts = useLazyMessages(eventMessages)
  if (pictures.length === 0) return null
  return (
    <section className={styles.press} aria-labelledby="press">
      <h2 id="press">{texts.press}</h2>
      <p>{hint}</p>
      <ul>
        {pictures.map(({ url, alt, credit }, index) => (
          <li key={url}>
            <a href={url} download={`${slugOf(name)}-${index + 1}.jpg`}>
              {alt ?? texts.pressPicture(index + 1)}
            </a>
            {credit && ` (${texts.credit(credit)})`}
          </li>
        ))}
      </ul>
    </section>
  )
}
