import type { PageSettings } from '#contracts/page-settings.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { languages, type Localized } from '#i18n/languages.ts'
import styles from './pages.module.css'

/** How the page will look among a search engine's results, and where its link is shared. */
export function SearchPreview({ settings, urls }: { settings: PageSettings; urls: Localized }) {
  const shown = useLanguage()
  return (
    <div className={styles['previews']}>
      {languages.map((language) => (
        <figure key={language} lang={language} className={styles['preview']}>
          <figcaption lang={shown}>{language.toUpperCase()}</figcaption>
          <p className={styles['hint']}>{location.host + urls[language]}</p>
          <p className={styles['result']}>
            {settings.meta_title[language] || settings.headline[language] || settings.title[language]}
          </p>
          <p>{settings.meta_description[language] || settings.og_description[language] || '–'}</p>
        </figure>
      ))}
    </div>
  )
}
