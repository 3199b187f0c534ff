import { Content } from '#blocks/content.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { findSectionOwner, listSharedBlockUses } from '#domain/content/index.server.ts'
import { isPreviewed } from '#domain/scope.ts'
import { useLanguage, useLazyMessages, useMessages } from '#i18n/language-context.tsx'
import { sharedPageMessages } from '#i18n/lazy/shared-page.ts'
import { alternatePaths } from '#routing/paths.ts'
import { definePage } from '../../page.ts'
import { notFound, readId, type PageRequest } from '../../page-request.server.ts'
import { blockContext, loadSection } from '../content/load-section.server.ts'
import styles from './shared-page.module.css'

/** A shared block on a page of its own, where staff edit it; others see it only by a preview link. */
export default definePage({
  route: 'shared',
  load,
  head: ({ id, title }) => ({
    title,
    paths: alternatePaths('shared', { de: { id }, en: { id } }),
    isIndexed: false,
  }),
  View: SharedPage,
  shownAs: ({ shownAs }) => shownAs,
  section: ({ id }) => ({ ownerKind: 'shared', ownerId: id }),
  hasCalendarButton: () => false,
  searchEnd: () => null,
})

async function load(request: PageRequest) {
  const { scope, language, messages, params } = request
  const id = readId(params['id'], messages)
  const isStaff = scope.viewer.kind === 'staff'
  if (!isStaff && !isPreviewed(scope, 'shared', id)) return notFound(messages)
  const owner = { ownerKind: 'shared' as const, ownerId: id }
  const facts = await findSectionOwner(scope, { ...owner, language })
  if (!facts) return notFound(messages)
  const { content, shownAs } = await loadSection(request, owner)
  return {
    id,
    title: facts.title,
    content,
    shownAs,
    uses: isStaff ? await listSharedBlockUses(scope, id) : null,
    context: blockContext(request),
  }
}

function SharedPage({ title, content, uses, context }: Awaited<ReturnType<typeof load>>) {
  const messages = useLazyMessages(sharedPageMessages)
  const { content: words } = useMessages()
  return (
    <div className="wrap">
      <header className={styles.head}>
        <p className={styles.kind}>{messages.kind}</p>
        <h1 className={styles.title}>{title}</h1>
        {uses && <p>{messages.intro(new Set(uses.map(({ kind, id }) => `${kind} ${id}`)).size)}</p>}
        {uses && uses.length > 0 && <Uses uses={uses} />}
      </header>
      {content && content.containers.length > 0 ? (
        <Content content={content} context={context} />
      ) : (
        <EmptyState title={words.empty} />
      )}
    </div>
  )
}

function Uses({ uses }: { uses: Awaited<ReturnType<typeof listSharedBlockUses>> }) {
  const language = useLanguage()
  const messages = sharedPageMessages[language]
  return (
    <details className={styles.uses}>
      <summary>{messages.uses}</summary>
      <ul>
        {uses.map(({ kind, id, title, url, language: inLanguage, place }) => (
          <li key={`${kind} ${id} ${inLanguage}`}>
            {url === null ? title : <a href={url}>{title}</a>}{' '}
            <span>
              {[
                messages.kinds[kind],
                inLanguage?.toUpperCase(),
                place === 'draft' && kind !== 'template' && messages.draft,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
