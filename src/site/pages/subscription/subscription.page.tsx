import { Content } from '#blocks/content.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { DetailHead } from '#design/detail-head/detail-head.tsx'
import { EventRows } from '#design/event-row/event-row.tsx'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { subscriptionShare } from '#design/picture/share-card.ts'
import { findSubscription } from '#domain/subscriptions/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { detailPaths, href } from '#routing/paths.ts'
import { definePage } from '../../page.ts'
import { notFound, readId, requireSlug, type PageRequest } from '../../page-request.server.ts'
import { loadRichText } from '../content/load-rich-text.server.ts'
import { blockContext, loadSection } from '../content/load-section.server.ts'
import styles from './subscription-page.module.css'
import { Terms } from './terms.tsx'

/** One subscription. */
export default definePage({
  route: 'subscriptions-slug-id',
  load,
  head: ({ subscription, paths }) => ({
    title: subscription.title,
    description: subscription.teaser ?? subscription.subtitle,
    shareImage: subscriptionShare(subscription),
    paths,
  }),
  View: SubscriptionPage,
  section: ({ subscription }) => ({ ownerKind: 'subscription', ownerId: subscription.id }),
})

async function load(request: PageRequest) {
  const { scope, language, messages, params } = request
  const subscription = await findSubscription(scope, readId(params['id'], messages))
  if (!subscription) return notFound(messages)
  requireSlug(params['slug'], 'subscriptions', subscription, request)
  const content = await loadSection(request, { ownerKind: 'subscription', ownerId: subscription.id })
  const shown = inLanguage(subscription, language)
  return {
    subscription: { ...shown, description: await loadRichText(request, shown.description) },
    paths: detailPaths('subscriptions', subscription),
    content,
    context: blockContext(request),
  }
}

function SubscriptionPage({ subscription, content, context }: Awaited<ReturnType<typeof load>>) {
  const { now } = context
  const language = useLanguage()
  const messages = useMessages()
  return (
    <article>
      <DetailHead title={subscription.title} subtitle={subscription.subtitle} picture={subscription.picture}>
        <Breadcrumbs
          crumbs={[
            { name: messages.header.home, href: href('home', language) },
            { name: messages.subscriptions.title, href: href('subscriptions', language) },
            { name: subscription.title, href: null },
          ]}
        />
      </DetailHead>
      <div className="wrap">
        <Terms subscription={subscription} now={now} />
        {(subscription.teaser !== null || subscription.description !== null) && (
          <div className={styles.text}>
            {subscription.teaser && <p className={styles.teaser}>{subscription.teaser}</p>}
            {subscription.description && <RichText {...subscription.description} />}
          </div>
        )}
        {content && <Content content={content} context={context} />}
        {subscription.events.length > 0 && (
          <section aria-labelledby="concerts">
            <h2 id="concerts" className={styles.concerts}>
              {messages.subscriptions.contains}
            </h2>
            <EventRows events={subscription.events} now={now} hasFullDate />
          </section>
        )}
      </div>
    </article>
  )
}
