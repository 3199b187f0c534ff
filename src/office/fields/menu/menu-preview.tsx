import { useLazyMessages } from '#i18n/language-context.tsx'
import { languages } from '#i18n/languages.ts'
import type { MenuEntry } from '#records/field.ts'
import { menuMessages } from '../../messages/menus.ts'
import styles from './menu.module.css'
import { shownEntries, type MenuPages, type ShownEntry } from './shown-entries.ts'

/** What visitors see of the menu in each language, also before it is saved. */
export function MenuPreview(props: {
  entries: readonly MenuEntry[]
  pages: MenuPages
  hasHighlights: boolean
}) {
  const { entries, pages, hasHighlights } = props
  const messages = useLazyMessages(menuMessages)
  return (
    <details className={styles.preview}>
      <summary>{messages.preview}</summary>
      <div>
        {languages.map((language) => {
          const shown = shownEntries(entries, pages, language)
          const parts = hasHighlights
            ? [
                { title: messages.inHeader, list: shown.filter(({ isHighlight }) => isHighlight) },
                { title: messages.inMenu, list: shown.filter(({ isHighlight }) => !isHighlight) },
              ]
            : [{ title: null, list: shown }]
          return (
            <section key={language}>
              <h2>{messages.previewIn[language]}</h2>
              {parts.map(({ title, list }) => (
                <div key={title}>
                  {title !== null && <h3>{title}</h3>}
                  {list.length > 0 ? <ShownList entries={list} lang={language} /> : <p>{messages.nothing}</p>}
                </div>
              ))}
              <p>
                <a href={`/${language}`}>{messages.site[language]}</a>
              </p>
            </section>
          )
        })}
      </div>
    </details>
  )
}

function ShownList({ entries, lang }: { entries: readonly ShownEntry[]; lang?: string }) {
  return (
    <ul lang={lang}>
      {entries.map(({ name, url, children }, index) => (
        // The same entry may be there twice.
        <li key={index}>
          <a href={url}>{name}</a>
          {children.length > 0 && <ShownList entries={children} />}
        </li>
      ))}
    </ul>
  )
}
