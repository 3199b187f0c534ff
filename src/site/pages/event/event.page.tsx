import { Content } from '#blocks/content.tsx'
import { eventShare } from '#design/picture/share-card.ts'
import { archiveReach } from '#domain/house/index.server.ts'
import {
  countEarlierPerformances,
  findEvent,
  findNeighbours,
  houseFactsOf,
} from '#domain/events/index.server.ts'
import { withHeadOfRecord } from '#domain/content/index.server.ts'
import { findSaleOutage } from '#domain/shop-feed/index.server.ts'
import { listArticlesOnEvent } from '#domain/stories/index.server.ts'
import { listSubscriptionsWithEvent } from '#domain/subscriptions/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { otherLanguage, pickLanguage, type Language } from '#i18n/languages.ts'
import { eventDayText } from '#i18n/uncertain-dates.ts'
import { eventThing } from '#linked-data/event.ts'
import { detailPaths } from '#routing/paths.ts'
import { boxOfficeOf } from '../../box-office.ts'
import { frameOf } from '../../frame-of.ts'
import { definePage } from '../../page.ts'
import { imageOf } from '../../page-head.tsx'
import { notFound, readId, requireSlug, type PageRequest } from '../../page-request.server.ts'
import { sharePhotograph } from '../../share-photograph.ts'
import { loadRichText } from '../content/load-rich-text.server.ts'
import { blockContext, loadSection } from '../content/load-section.server.ts'
import { crumbsOf } from './crumbs-of.ts'
import { EventPage } from './event-page.tsx'
import { stateNoticesOf } from './state-notices.ts'

/** One event. */
export default definePage({
  route: 'events-slug-id',
  load,
  head: ({ event, paths, context }, request) => {
    const { language, publicOrigin, settings, messages } = request
    const images = {
      shareImage: eventShare(event, language),
      photograph: sharePhotograph(event.picture.src, event.picture.alt ?? event.name),
    }
    return {
      title: titleOf(event, language),
      description: event.teaser ?? event.subtitle,
      paths,
      ogType: 'music.concert',
      ...images,
      crumbs: crumbsOf(event, { now: context.now, language, messages }).crumbs,
      structuredData: [
        eventThing(event, frameOf(request), {
          url: publicOrigin + paths[language],
          elsewhere: publicOrigin + paths[otherLanguage(language)],
          image: publicOrigin + imageOf(images, { settings, language }).path,
        }),
      ],
    }
  },
  View: ({ content, context, shownAs: _shownAs, ...page }) => (
    <EventPage {...page} now={context.now} title={titleOf(page.event, context.language)}>
      {content && <Content content={content} context={context} />}
    </EventPage>
  ),
  shownAs: ({ shownAs }) => shownAs,
  section: ({ event }) => ({ ownerKind: 'event', ownerId: event.id }),
  hasCalendarButton: () => false,
})

async function load(request: PageRequest) {
  const { scope, language, messages, params, settings, publicOrigin } = request
  const id = readId(params['id'], messages)
  const [event, section, stories, subscriptions, outage] = await Promise.all([
    findEvent(scope, id),
    loadSection(request, { ownerKind: 'event', ownerId: id }),
    listArticlesOnEvent(scope, id),
    listSubscriptionsWithEvent(scope, id),
    findSaleOutage(scope),
  ])
  if (!event) return notFound(messages, messages.error.eventNotFound)
  requireSlug(params['slug'], 'events', event, request)

  const workIds = event.programme.flatMap((item) => (item.work ? [item.work.id] : []))
  const reach = archiveReach(settings)
  const [neighbours, played] = await Promise.all([
    findNeighbours(scope, event),
    reach &&
      countEarlierPerformances(scope, { workIds, from: reach.from, before: new Date(event.date_start) }),
  ])
  const { content, head, shownAs } = section
  const headed = head ? await withHeadOfRecord(scope, 'event', event, head, language) : event
  const shown = inLanguage(headed, language)
  const paths = detailPaths('events', event)
  const contact = boxOfficeOf(settings)
  return {
    event: { ...shown, description: await loadRichText(request, shown.description) },
    paths,
    address: publicOrigin + paths[language],
    context: blockContext(request),
    history: reach && { since: reach.year, ofWork: Object.fromEntries(played ?? []) },
    neighbours: inLanguage(neighbours, language),
    stories: inLanguage(stories, language),
    subscriptions: inLanguage(subscriptions, language),
    outage,
    houseFacts: houseFactsOf(event, language),
    membershipUrl: settings.membership_url,
    notices: inLanguage(stateNoticesOf(event, settings, scope.now.toISOString()), language),
    contact,
    wheelchair: {
      text: pickLanguage(settings.text_wheelchair, language),
      phone: settings.wheelchair_phone ?? contact.phone,
      url: settings.wheelchair_url,
    },
    content,
    shownAs,
  }
}

/** The name with the day, because concerts are repeated. */
function titleOf(
  event: { name: string; date_start: string; uncertain_date: string | null },
  language: Language,
): string {
  return `${event.name}, ${eventDayText(event, language)}`
}
