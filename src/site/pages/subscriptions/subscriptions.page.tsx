import { subscriptionListQuery } from '#contracts/subscriptions.ts'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Tabs } from '#design/tabs/tabs.tsx'
import {
  listSubscriptionGroups,
  listSubscriptionNames,
  listSubscriptions,
  subscriptionPageSize,
} from '#domain/subscriptions/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { pageList } from '#linked-data/lists.ts'
import { alternatePaths, detailHref, href } from '#routing/paths.ts'
import { ListHeading } from '../../layout/page-heading/list-heading.tsx'
import { ListPager } from '../../list-pager.tsx'
import { ListRegion } from '../../list-region.tsx'
import { loadTogether, readTogether, togetherQuery } from '../../list-together.server.ts'
import { definePage } from '../../page.ts'
import { notFound, readQuery, type PageRequest } from '../../page-request.server.ts'
import { listFacts, listSection, loadListPage } from '../content/load-list-page.server.ts'
import styles from './subscription-groups.module.css'
import { AdviceForms } from './advice/advice-form.tsx'
import { adviceQuery } from './advice/advice-query.server.ts'
import { AdviceResults } from './advice/advice-results.tsx'
import { loadAdvice } from './advice/load-advice.server.ts'
import { SubscriptionGroups } from './subscription-groups.tsx'

const listQuery = subscriptionListQuery.extend({ ...togetherQuery, ...adviceQuery })

/** All subscriptions, or those of a group. */
export default definePage({
  route: 'subscriptions',
  query: listQuery,
  load,
  head: ({ own, chosen, together, advice, subscriptions }, { messages, language, publicOrigin }) => ({
    ...listFacts(own, messages.subscriptions.title, { messages, language }),
    paths: alternatePaths('subscriptions', { de: {}, en: {} }),
    listPage: together.page,
    isIndexed: chosen === null && advice === null && together.from === together.page,
    structuredData: [
      pageList(
        messages.subscriptions.title,
        subscriptions.map((subscription) => ({
          name: subscription.title,
          url: publicOrigin + detailHref('subscriptions', language, subscription),
        })),
      ),
    ],
  }),
  View: SubscriptionsPage,
  shownAs: ({ own }) => own?.shownAs ?? null,
  section: ({ own }) => listSection(own),
})

async function load(request: PageRequest) {
  const { scope, language, messages, url } = request
  const { group = [], genre = [], weekday, budget, names, compare, ...asked } = readQuery(listQuery, request)
  const together = readTogether(asked)
  const groupIds = [...group, ...genre]
  const [{ parts, last }, groups, named, advice] = await Promise.all([
    loadTogether(together, subscriptionPageSize, (paging) => listSubscriptions(scope, { groupIds }, paging)),
    listSubscriptionGroups(scope),
    listSubscriptionNames(scope),
    loadAdvice(request, { weekday, budget, names, compare }),
  ])
  const items = parts.flatMap((part) => part.items)
  if (together.page > 1 && items.length === 0) return notFound(messages)
  return {
    own: await loadListPage(request, 'subscriptions'),
    query: url.search,
    chosen: groupIds[0] ?? null,
    together,
    hasMore: last.hasMore,
    subscriptions: inLanguage(items, language),
    groups: inLanguage(groups, language),
    named: inLanguage(named, language),
    advice,
  }
}

function SubscriptionsPage(props: Awaited<ReturnType<typeof load>>) {
  const { own, query, chosen, together, hasMore, subscriptions, groups, named, advice } = props
  const messages = useMessages()
  const language = useLanguage()
  const path = href('subscriptions', language)
  const chosenGroup = groups.find(({ id }) => id === chosen)
  return (
    <>
      <ListHeading own={own} title={messages.subscriptions.title} />
      <div className="wrap" data-kept-group="">
        <ListRegion id="subscriptions">
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
          <AdviceForms path={path} advice={advice} subscriptions={named} />
          {advice && <AdviceResults advice={advice} path={path} />}
          {chosenGroup && (
            <p className={styles.filtered}>
              <output>{messages.subscriptions.filtered(chosenGroup.name)}</output>{' '}
              <a href={path} data-all="">
                {messages.subscriptions.showAll}
              </a>
            </p>
          )}
          {!advice && subscriptions.length === 0 && <EmptyState title={messages.subscriptions.empty} />}
          {!advice && <SubscriptionGroups subscriptions={subscriptions} />}
          {!advice && (
            <ListPager {...{ path, query, together, hasMore }} moreName={messages.subscriptions.loadMore} />
          )}
        </ListRegion>
      </div>
    </>
  )
}
