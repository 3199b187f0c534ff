import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Pager } from '#design/pager/pager.tsx'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { searchMessages } from '#i18n/lazy/search.ts'
import { href } from '#routing/paths.ts'
import { ListRegion } from '../../list-region.tsx'
import { SearchHit, type ShownHit } from './search-hit.tsx'
import styles from './search-page.module.css'

type Group = { name: string; count: number; hasMore: boolean; hits: ShownHit[] }

export function SearchPage(props: { text: string; isOneGroup: boolean; page: number; groups: Group[] }) {
  const { text, isOneGroup, page, groups } = props
  const messages = useMessages()
  const texts = useLazyMessages(searchMessages)
  const language = useLanguage()
  const total = groups.reduce((sum, group) => sum + group.count, 0)
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { name: messages.header.home, href: href('home', language) },
          { name: messages.search.title, href: null },
        ]}
      />
      <ListRegion id="search">
        <h1 className={styles.title}>{text ? texts.resultsFor(text) : messages.search.title}</h1>
        <search>
          <form method="get" action={href('search', language)} className={styles.form}>
            <label htmlFor="search-text" className="visually-hidden">
              {messages.search.label}
            </label>
            <input id="search-text" type="search" name="q" maxLength={200} defaultValue={text} />
            <Button>{messages.search.submit}</Button>
          </form>
        </search>
        <output className={styles.count}>{text ? texts.count(total) : messages.search.prompt}</output>
        {text && total === 0 && (
          <EmptyState
            level={2}
            title={texts.empty}
            hint={texts.emptyHint}
            actions={
              <>
                <a href={href('events', language)}>{messages.programme.title}</a>
                <a href={href('archive-search', language)}>{messages.archive.title}</a>
                <a href={href('stories', language)}>{messages.stories.title}</a>
              </>
            }
          />
        )}
        {groups
          .filter((group) => group.hits.length > 0)
          .map((group) => (
            <section key={group.name} aria-labelledby={group.name} className={styles.group}>
              <h2 id={group.name}>{nameOf(group.name, texts)}</h2>
              <ol className={styles.hits}>
                {group.hits.map((hit) => (
                  <SearchHit key={`${hit.kind}${hit.id}`} hit={hit} query={text} />
                ))}
              </ol>
              {!isOneGroup && group.hasMore && (
                <p className={styles.all}>
                  <a href={href('search', language, { category: group.name }, { query: { q: text } })}>
                    {texts.allOf(group.count)}
                  </a>
                </p>
              )}
              {isOneGroup && (
                <Pager
                  previous={
                    page > 1
                      ? { href: pageAddress(group.name, page - 1), name: messages.programme.previousPage }
                      : null
                  }
                  next={
                    group.hasMore ? { href: pageAddress(group.name, page + 1), name: texts.nextPage } : null
                  }
                />
              )}
            </section>
          ))}
      </ListRegion>
    </div>
  )

  function pageAddress(category: string, number: number): string {
    return href(
      'search',
      language,
      { category, page: number > 1 ? number : undefined },
      { query: { q: text } },
    )
  }
}

function nameOf(
  group: string,
  names: { events_future: string; events_past: string; content: string },
): string {
  if (group === 'events_future' || group === 'events_past' || group === 'content') return names[group]
  return group
}
