import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { Section } from '#blocks/section.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { DetailHead } from '#design/detail-head/detail-head.tsx'
import { EventRows } from '#design/event-row/event-row.tsx'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { subscriptionShare } from '#design/picture/share-card.ts'
import { findSubscription } from '#domain/subscriptions/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { alternatePaths, href, missingSlug } from '#routing/paths.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readId, readRequest, requireSlug } from '../../request.server.ts'
import { loadRichText } from '../content/load-rich-text.server.ts'
import { loadSection } from '../content/load-section.server.ts'
import styles from './subscription-page.module.css'
import { Terms } from './terms.tsx'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const page = await readRequest(args)
  const { scope, language, messages, describe } = page
  const subscription = await findSubscription(scope, readId(args.params.id, messages))
  if (!subscription) return notFound(messages)
  requireSlug(args.params.slug, 'subscriptions', subscription, page)
  const content = await loadSection(page, { ownerKind: 'subscription', ownerId: subscription.id })
  const shown = inLanguage(subscription, language)
  return {
    head: describe({
      title: shown.title,
      description: shown.teaser ?? shown.subtitle,
      shareImage: subscriptionShare(shown),
      paths: alternatePaths('subscriptions-slug-id', {
        de: { slug: subscription.slug.de || missingSlug, id: subscription.id },
        en: { slug: subscription.slug.en || missingSlug, id: subscription.id },
      }),
    }),
    now: scope.now.toISOString(),
    isStaff: scope.viewer.kind === 'staff',
    subscription: { ...shown, description: await loadRichText(page, shown.description) },
    content,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function SubscriptionRoute() {
  const { subscription, content, now, isStaff } = useLoaderData<typeof loader>()
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
        {content && <Section content={content} context={{ language, now, isStaff }} />}
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
