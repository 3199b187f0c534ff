import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/language-context.tsx'
import { plainText, type Section } from './chapter.ts'
import { derivedLists, type ListEntry } from './derived-lists.ts'
import styles from './handbook.module.css'
import { Keys, Marked } from './marked.tsx'
import { pictureAddress } from './picture-addresses.ts'
import { pictureSize } from './picture-size.ts'

/** A section with its anchor. */
export function ChapterSection({ chapter, section }: { chapter: string; section: Section }) {
  const language = useLanguage()
  const { id, title, text = [], steps = [], notes = [], picture, place } = section
  const list = derivedLists[`${chapter}#${id}`]
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {text.map((one) => (
        <p key={plainText(one)}>
          <Marked text={one} />
        </p>
      ))}
      {steps.length > 0 && (
        <ol>
          {steps.map((one) => (
            <li key={plainText(one)}>
              <Marked text={one} />
            </li>
          ))}
        </ol>
      )}
      {list && <DerivedList load={list} />}
      {picture && <img src={pictureAddress(picture.name, language)} alt={picture.alt} {...pictureSize} />}
      {notes.map((one) => (
        <p key={plainText(one)} className={styles.note}>
          <Marked text={one} />
        </p>
      ))}
      {place && (
        <p className={styles.place}>
          <a href={place.href}>{place.label}</a>
        </p>
      )}
    </section>
  )
}

function DerivedList({ load }: { load: () => Promise<readonly ListEntry[]> }) {
  const language = useLanguage()
  const [entries, setEntries] = useState<readonly ListEntry[]>([])
  useEffect(() => {
    void load().then(setEntries)
  }, [load])
  return (
    <dl className={styles.list}>
      {entries.map(({ name, keys = [], text }) => (
        <div key={name?.en ?? text.en}>
          <dt>
            {name?.[language]}
            {keys.map((one, index) => (
              <span key={one}>
                {index > 0 && ' / '}
                <Keys keys={one} />
              </span>
            ))}
          </dt>
          <dd>{text[language]}</dd>
        </div>
      ))}
    </dl>
  )
}
