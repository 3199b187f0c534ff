import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { Section } from '#blocks/section.tsx'
import { eventShare } from '#design/picture/share-card.ts'
import { countPastPerformances, findEvent, findNeighbours } from '#domain/events/index.server.ts'
import { listArticlesOnEvent } from '#domain/stories/index.server.ts'
import { listSubscriptionsWithEvent } from '#domain/subscriptions/index.server.ts'
import { hallDay, longDay } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { alternatePaths, missingSlug } from '#routing/paths.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readId, readRequest, requireSlug } from '../../request.server.ts'
import { loadRichText } from '../content/load-rich-text.server.ts'
import { loadSection } from '../content/load-section.server.ts'
import { EventPage } from './event-page.tsx'
import { eventStructuredData } from './structured-data.ts'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const page = await readRequest(args)
  const { scope, language, messages, describe } = page
  const event = await findEvent(scope, readId(args.params.id, messages))
  if (!event) return notFound(messages, messages.error.eventNotFound)
  requireSlug(args.params.slug, 'events', event, page)

  const workIds = event.programme.flatMap((item) => (item.work ? [item.work.id] : []))
  const [neighbours, history, stories, subscriptions, content] = await Promise.all([
    findNeighbours(scope, event),
    countPastPerformances(scope, workIds, earlierOf(new Date(event.date_start), scope.now)),
    listArticlesOnEvent(scope, event.id),
    listSubscriptionsWithEvent(scope, event.id),
    loadSection(page, { ownerKind: 'event', ownerId: event.id }),
  ])
  const shown = inLanguage(event, language)
  const description = await loadRichText(page, shown.description)
  const day = hallDay(event.date_start)
  const paths = alternatePaths('events-slug-id', {
    de: { slug: event.slug.de || missingSlug, id: event.id },
    en: { slug: event.slug.en || missingSlug, id: event.id },
  })
  return {
    head: describe({
      title: `${shown.name}, ${longDay(day, language)}`,
      description: shown.teaser ?? shown.subtitle,
      paths,
      ogType: 'music.concert',
      shareImage: eventShare(shown, language),
    }),
    now: scope.now.toISOString(),
    isStaff: scope.viewer.kind === 'staff',
    event: { ...shown, description },
    history: Object.fromEntries(history),
    neighbours: inLanguage(neighbours, language),
    stories: inLanguage(stories, language),
    subscriptions: inLanguage(subscriptions, language),
    content,
    parts: ['around-event'],
    structuredData: eventStructuredData(shown, page.publicOrigin + paths[language]),
  }
}

/** Concerts that are still to come have not been played: the house's history ends today. */
function earlierOf(a: Date, b: Date): Date {
  return a < b ? a : b
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  ...headTags(loaderData?.head),
  ...(loaderData ? [{ 'script:ld+json': loaderData.structuredData }] : []),
]

export default function EventRoute() {
  const { content, now, isStaff, ...page } = useLoaderData<typeof loader>()
  const language = useLanguage()
  return (
    <EventPage {...page} now={now}>
      {content && <Section content={content} context={{ language, now, isStaff }} />}
    </EventPage>
  )
}
