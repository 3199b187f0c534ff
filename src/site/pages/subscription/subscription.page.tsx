import { Content } from '#blocks/content.tsx'
import { completeChoice, judgeChoice } from '#choice/choice.ts'
import { EventRows } from '#design/event-row/event-row.tsx'
import { SaleOutageNote } from '#design/event-row/sale-outage-note.tsx'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { subscriptionShare } from '#design/picture/share-card.ts'
import { withHeadOfRecord } from '#domain/content/index.server.ts'
import { findSaleOutage } from '#domain/shop-feed/index.server.ts'
import { findSubscription } from '#domain/subscriptions/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { subscriptionThing } from '#linked-data/subscription.ts'
import { detailHref, detailPaths, href } from '#routing/paths.ts'
import { boxOfficeOf } from '../../box-office.ts'
import { frameOf } from '../../frame-of.ts'
import { PageHeading, type HeadedPage } from '../../layout/page-heading/page-heading.tsx'
import { pageCrumbs } from '../../layout/page-heading/page-crumbs.ts'
import { definePage } from '../../page.ts'
import { imageOf } from '../../page-head.tsx'
import { notFound, readId, readQuery, requireSlug, type PageRequest } from '../../page-request.server.ts'
import { sharePhotograph } from '../../share-photograph.ts'
import { loadRichText } from '../content/load-rich-text.server.ts'
import { blockContext, loadSection } from '../content/load-section.server.ts'
import { useHeadPlaces } from '../../layout/head-places.tsx'
import styles from './subscription-page.module.css'
import ChoiceBuilder from './choice/choice-builder.island.tsx'
import { choiceQuery } from './choice/choice-query.server.ts'
import { filtersOf, isShown, type ChoiceOffer } from './choice/choice-state.ts'
import { presentOffer } from './choice/present-offer.server.ts'
import { Offered } from './offered.tsx'
import { pricesOf } from './prices-of.server.ts'
import { SaleDates } from './sale-dates.tsx'
import { Terms } from './terms.tsx'
import { orderOf } from './order-of.ts'

/** One subscription. */
export default definePage({
  route: 'subscriptions-slug-id',
  query: choiceQuery,
  load,
  head: ({ subscription, paths }, request) => {
    const { language, publicOrigin, settings, messages } = request
    const images = {
      shareImage: subscriptionShare(subscription),
      photograph: sharePhotograph(subscription.picture.src, subscription.picture.alt ?? subscription.title),
    }
    const listed = { id: 0, title: messages.subscriptions.title, url: href('subscriptions', language) }
    return {
      title: subscription.title,
      description: subscription.teaser ?? subscription.subtitle,
      ...images,
      paths,
      crumbs: pageCrumbs(headingOf(subscription, { ...listed, is_clickable: true }), request),
      structuredData: [
        subscriptionThing(subscription, frameOf(request), {
          url: publicOrigin + paths[language],
          image: publicOrigin + imageOf(images, { settings, language }).path,
          eventUrl: (event) => publicOrigin + detailHref('events', language, event),
        }),
      ],
    }
  },
  View: SubscriptionPage,
  shownAs: ({ shownAs }) => shownAs,
  section: ({ subscription }) => ({ ownerKind: 'subscription', ownerId: subscription.id }),
})

async function load(request: PageRequest) {
  const { scope, language, messages, params, settings } = request
  const id = readId(params['id'], messages)
  const [subscription, { content, head, shownAs }, outage] = await Promise.all([
    findSubscription(scope, id),
    loadSection(request, { ownerKind: 'subscription', ownerId: id }),
    findSaleOutage(scope),
  ])
  if (!subscription) return notFound(messages)
  requireSlug(params['slug'], 'subscriptions', subscription, request)
  const headed = head
    ? await withHeadOfRecord(scope, 'subscription', subscription, head, language)
    : subscription
  const shown = inLanguage(headed, language)
  const offer = presentOffer(subscription, { now: scope.now, language, messages })
  return {
    subscription: { ...shown, description: await loadRichText(request, shown.description) },
    offer,
    prices: pricesOf(subscription),
    contact: boxOfficeOf(settings),
    asked: readChoice(request, offer),
    paths: detailPaths('subscriptions', subscription),
    outage,
    content,
    shownAs,
    context: blockContext(request),
  }
}

type Shown = Awaited<ReturnType<typeof load>>

/** The choice in the address, completed if that is asked for. */
function readChoice(request: PageRequest, offer: ChoiceOffer | null) {
  const { events: chosen = [], complete, ...asked } = readQuery(choiceQuery, request)
  const filters = filtersOf((name) => String(asked[name] ?? ''))
  if (!offer || complete === undefined) return { chosen, filters, hasNoProposal: false }
  const shown = new Set(offer.rows.filter((row) => isShown(row, filters)).map(({ id }) => id))
  const completed = completeChoice(offer.rows, offer.rules, {
    chosen: judgeChoice(offer.rows, offer.rules, chosen).chosen,
    isAllowed: ({ id }) => shown.has(id),
  })
  return { chosen: completed ?? chosen, filters, hasNoProposal: completed === null }
}

function SubscriptionPage({
  subscription,
  offer,
  prices,
  contact,
  asked,
  outage,
  content,
  context,
  paths,
}: Shown) {
  const { now } = context
  const language = useLanguage()
  const messages = useMessages()
  const listed = {
    id: 0,
    title: messages.subscriptions.title,
    url: href('subscriptions', language),
    is_clickable: true,
  }
  return (
    <article>
      <PageHeading page={headingOf(subscription, listed)} heroHref={null} />
      <div className="wrap">
        <Terms subscription={subscription} now={now} />
        <About {...subscription} />
        {content && <Content content={content} context={context} />}
        {offer && (
          <ChoiceBuilder
            subscription={subscription.id}
            {...{ offer, ...asked }}
            path={paths[language] ?? ''}
            order={orderOf(subscription, now, language)}
          />
        )}
        {!offer && <Offered subscription={subscription} prices={prices} />}
        <SaleDates subscription={subscription} contact={contact} now={now} />
        {!offer && subscription.events.length > 0 && (
          <section aria-labelledby="concerts">
            <h2 id="concerts" className={styles.concerts}>
              {messages.subscriptions.contains}
            </h2>
            <SaleOutageNote outage={outage} events={subscription.events} />
            <EventRows events={subscription.events} now={now} hasFullDate />
          </section>
        )}
      </div>
    </article>
  )
}

/** The subscription's teaser and text, which staff edit here. */
function About({ teaser, description }: Pick<Shown['subscription'], 'teaser' | 'description'>) {
  const { hasPlaces, placeOf, regionOf } = useHeadPlaces()
  const isEmpty = teaser === null && description === null
  if (isEmpty && !hasPlaces) return null
  return (
    <div className={styles.text} hidden={isEmpty} {...regionOf('about')}>
      {(teaser || hasPlaces) && (
        <p className={styles.teaser} {...placeOf('teaser', { isEmpty: !teaser })}>
          {teaser}
        </p>
      )}
      {hasPlaces ? (
        <div {...placeOf('description', { isEmpty: !description })}>
          {description && <RichText {...description} />}
        </div>
      ) : (
        description && <RichText {...description} />
      )}
    </div>
  )
}

/** A subscription has the heading of a page below the list, with its picture and subtitle as the hero. */
function headingOf(
  { id, title, subtitle, picture }: Shown['subscription'],
  list: HeadedPage['parents'][number],
): HeadedPage {
  return {
    id,
    title,
    headline: title,
    picture,
    hero_text: subtitle ?? '',
    hero_link: null,
    hero_video: null,
    is_landing_page: false,
    has_tab_navigation: false,
    parent: null,
    parents: [list],
    siblings: [],
    fields: { headline: 'title', text: 'subtitle', link: null },
  }
}
