import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { subscriptionListQuery } from '#contracts/subscriptions.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Tabs } from '#design/tabs/tabs.tsx'
import { listSubscriptionGroups, listSubscriptions } from '#domain/subscriptions/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { alternatePaths, href } from '#routing/paths.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readQuery, readRequest } from '../../request.server.ts'
import { ListPager } from '../../list-pager.tsx'
import { SubscriptionGroups } from './subscription-groups.tsx'
import styles from './subscriptions-page.module.css'

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
        <Tabs
          label={messages.subscriptions.groups}
          items={[
            { name: messages.subscriptions.all, href: path, isCurrent: chosen === null },
            ...groups.map(({ id, name }) => ({
              name,
              href: `${path}?group=${id}`,
              isCurrent: chosen === id,
            })),
          ]}
        />
      )}
      {subscriptions.length === 0 ? (
        <EmptyState title={messages.subscriptions.empty} />
      ) : (
        <SubscriptionGroups subscriptions={subscriptions} />
      )}
      <ListPager {...{ path, query, page, hasMore }} moreName={messages.subscriptions.loadMore} />
    </div>
  )
}
