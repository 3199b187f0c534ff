import { languages, locales, type Language } from '#i18n/languages.ts'
import { readLanguage } from '#i18n/page-language.ts'
import { staffHref } from '#routing/paths.ts'
import { definePage } from '../../page.ts'
import { notFound, type PageRequest } from '../../page-request.server.ts'
import styles from './styleguide-page.module.css'

/**
 * The page editor's components in the style guide, without a page to edit; they are loaded by the editor's own script.
 */
export default definePage({
  route: 'styleguide-editor',
  load,
  head: () => ({ title: 'Style guide: editing', paths: { de: null, en: null }, isIndexed: false }),
  View: EditorGalleryPage,
  frame: 'none',
  entry: 'editor-gallery',
  language: ({ language }) => language,
})

function load({ hasStyleguide, messages, url }: PageRequest) {
  if (!hasStyleguide) return notFound(messages)
  return { language: readLanguage(url.searchParams.get('lang')) }
}

function EditorGalleryPage({ language }: { language: Language }) {
  return (
    <div className={styles.page} lang="en">
      <header className={styles.head}>
        <p className={styles.name}>
          <a href={`${staffHref('styleguide')}?lang=${language}`}>Style guide</a>
        </p>
        <nav aria-label="Language of the editor">
          <ul className={styles.languages}>
            {languages.map((one) => (
              <li key={one}>
                <a
                  href={`${staffHref('styleguide-editor')}?lang=${one}`}
                  aria-current={one === language || undefined}
                  lang={one}
                >
                  {locales[one].name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        <h1 className="visually-hidden">Editing</h1>
        <div id="editor-gallery" data-language={language} />
      </main>
    </div>
  )
}
