import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { archiveMessages } from '#i18n/lazy/archive.ts'
import { changed } from './archive-links.ts'
import styles from './archive-page.module.css'
import { nameSearch, type NamedSearch } from './name-search.ts'

/** Shows how many results there would be without each single criterion. */
export function NothingInArchive(
  props: NamedSearch & { loosened: { key: string; count: number }[]; path: string; query: string },
) {
  const { loosened, path, query, ...search } = props
  const archive = useLazyMessages(archiveMessages)
  const language = useLanguage()
  const named = nameSearch(search, language)
  const nameOf = (key: string) =>
    named
      .filter((part) => ('facet' in part ? part.facet === key : part.keys.includes(key)))
      .map(({ name }) => name)
      .join(', ')
  return (
    <EmptyState
      level={2}
      title={archive.empty}
      hint={loosened.length > 0 ? archive.loosen : archive.emptyHint}
      actions={
        <>
          {loosened.length > 0 && (
            <ul className={styles.ways}>
              {loosened.slice(0, 4).map(({ key, count }) => (
                <li key={key}>
                  <a
                    href={changed(path, query, { [key]: null, ...(key === 'date' ? { date_to: null } : {}) })}
                  >
                    <span>{archive.without(nameOf(key))}</span> <b>{archive.concerts(count)}</b>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <ButtonLink href={path} variant="secondary">
            {archive.reset}
          </ButtonLink>
        </>
      }
    />
  )
}
