import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { subscriptionListQuery } from '#contracts/subscriptions.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { SubscriptionCard } from '#design/subscription-card/subscription-card.tsx'
import { listSubscriptionGroups, listSubscriptions } from '#domain/subscriptions/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { alternatePaths, href } from '#routing/paths.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readQuery, readRequest } from '../../request.server.ts'
import { ListPager } from '../../list-pager.tsx'
import styles from '../stories/story-list.module.css'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const request = await readRequest(args)
  const { scope, language, messages, describe, url } = request
  const { page = 1, group = [], genre = [] } = readQuery(subscriptionListQuery, request)
  const groupIds = [...group, ...genre]
  const [listed, groups] = await Promise.all([
    listSubscriptions(scope, { groupIds }, { page }),
    listSubscriptionGroups(scope),
  ])
  if (page > 1 && listed.items.length === 0) return notFound(messages)
  return {
    head: describe({
      title: messages.subscriptions.title,
      paths: alternatePaths('subscriptions', { de: {}, en: {} }),
      canonicalQuery: page > 1 ? `page=${page}` : '',
      isIndexed: groupIds.length === 0,
    }),
    query: url.search,
    chosen: groupIds[0] ?? null,
    page,
    hasMore: listed.hasMore,
    subscriptions: inLanguage(listed.items, language),
    groups: inLanguage(groups, language),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function SubscriptionsRoute() {
  const { query, chosen, page, hasMore, subscriptions, groups } = useLoaderData<typeof loader>()
  const messages = useMessages()
  const language = useLanguage()
  const path = href('subscriptions', language)
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { name: messages.header.home, href: href('home', language) },
          { name: messages.subscriptions.title, href: null },
        ]}
      />
      <h1 className={styles.title}>{messages.subscriptions.title}</h1>
      {groups.length > 0 && (
        <nav aria-label={messages.subscriptions.groups}>
          <ul className={styles.tabs}>
            <li>
              <a href={path} aria-current={chosen === null ? 'page' : undefined}>
                {messages.subscriptions.all}
              </a>
            </li>
            {groups.map((group) => (
              <li key={group.id}>
                <a href={`${path}?group=${group.id}`} aria-current={chosen === group.id ? 'page' : undefined}>
                  {group.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {subscriptions.length === 0 ? (
        <p className={styles.empty}>{messages.subscriptions.empty}</p>
      ) : (
        <ul className={styles.grid}>
          {subscriptions.map((subscription) => (
            <SubscriptionCard key={subscription.id} subscription={subscription} level={2} />
          ))}
        </ul>
      )}
      <ListPager {...{ path, query, page, hasMore }} moreName={messages.subscriptions.loadMore} />
    </div>
  )
}
