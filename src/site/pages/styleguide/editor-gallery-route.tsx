import { useEffect, useState, type ComponentType } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { defaultLanguage, isLanguage, languages, locales, type Language } from '#i18n/languages.ts'
import { hallContext } from '../../hall-context.ts'
import { PageError } from '../../layout/page-error.tsx'
import { notFound, readRequest } from '../../request.server.ts'
import styles from './styleguide-page.module.css'

/** The page editor's parts in the style guide, without a page to edit. */
export async function loader(args: LoaderFunctionArgs) {
  if (!args.context.get(hallContext).hasStyleguide) return notFound((await readRequest(args)).messages)
  const asked = new URL(args.request.url).searchParams.get('lang')
  return { language: isLanguage(asked) ? asked : defaultLanguage }
}

export function meta() {
  return [{ title: 'Style guide: editing' }, { name: 'robots', content: 'noindex' }]
}

export default function EditorGalleryRoute() {
  const { language } = useLoaderData<typeof loader>()
  const [Gallery, setGallery] = useState<ComponentType<{ language: Language }> | null>(null)
  useEffect(() => {
    const load = async () => {
      const { EditorGallery, prepareGallery } = await import('#editor/gallery/editor-gallery.tsx')
      await prepareGallery(language)
      setGallery(() => EditorGallery)
    }
    void load()
  }, [language])
  return (
    <div className={styles.page} lang="en">
      <header className={styles.head}>
        <p className={styles.name}>
          <a href={`/styleguide?lang=${language}`}>Style guide</a>
        </p>
        <nav aria-label="Language of the editor">
          <ul className={styles.languages}>
            {languages.map((one) => (
              <li key={one}>
                <a
                  href={`/styleguide/redaktion?lang=${one}`}
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
        {Gallery && <Gallery language={language} />}
      </main>
    </div>
  )
}

export function ErrorBoundary() {
  return (
    <main>
      <PageError />
    </main>
  )
}
