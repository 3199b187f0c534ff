import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { historyQuery, type HistoryPart } from '#contracts/history.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { DetailHead } from '#design/detail-head/detail-head.tsx'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { findArtist } from '#domain/works/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages, useWords } from '#i18n/language-context.tsx'
import { eventWords } from '#i18n/lazy/event.ts'
import { historyWords } from '#i18n/lazy/history.ts'
import { alternatePaths, detailHref, href, missingSlug } from '#routing/paths.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readId, readQuery, readRequest, requireSlug } from '../../request.server.ts'
import { loadRichText } from '../content/load-rich-text.server.ts'
import { lifeDates } from '../event/event-facts.ts'
import styles from './history-page.module.css'
import { HistorySection } from './history-section.tsx'
import { loadHistory } from './load-history.server.ts'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const page = await readRequest(args)
  const { scope, language, messages, describe, url } = page
  const artist = await findArtist(scope, readId(args.params.id, messages))
  if (!artist) return notFound(messages)
  requireSlug(args.params.slug, 'people', artist, page)
  const { year, part: asked } = readQuery(historyQuery, page)
  const parts: HistoryPart[] = [
    ...(artist.is_performer ? (['performer'] as const) : []),
    ...(artist.is_composer ? (['composer'] as const) : []),
  ]
  const [leading] = parts
  const histories = await Promise.all(
    parts.map((part) =>
      loadHistory(page, part, artist.id, part === (asked ?? leading) ? (year ?? null) : null),
    ),
  )
  const shown = inLanguage(artist, language)
  const words = historyWords[language]
  const paths = alternatePaths('people-slug-id', {
    de: { slug: artist.slug.de || missingSlug, id: artist.id },
    en: { slug: artist.slug.en || missingSlug, id: artist.id },
  })
  return {
    head: describe({
      title: shown.name,
      description: words.describePerson(shown.name),
      ogType: 'profile',
      paths,
      isIndexed: url.search === '',
    }),
    now: scope.now.toISOString(),
    artist: { ...shown, biography: await loadRichText(page, shown.biography) },
    histories,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': artist.kind === 'ensemble' ? 'MusicGroup' : 'Person',
      name: shown.name,
      url: page.publicOrigin + paths[language],
      ...(artist.born !== null &&
        !artist.are_dates_uncertain &&
        (artist.kind === 'ensemble'
          ? { foundingDate: String(artist.born) }
          : {
              birthDate: String(artist.born),
              ...(artist.died !== null && { deathDate: String(artist.died) }),
            })),
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  ...headTags(loaderData?.head),
  ...(loaderData ? [{ 'script:ld+json': loaderData.structuredData }] : []),
]

export default function PersonRoute() {
  const { artist, histories, now } = useLoaderData<typeof loader>()
  const messages = useMessages()
  const language = useLanguage()
  const words = useWords(historyWords)
  // Behind a role no brackets: the years are not those of the role.
  const dates = lifeDates(artist, useWords(eventWords)).replace(/^\((.*)\)$/, '$1')
  const roles = [...artist.roles, ...(artist.is_composer ? [words.composer] : [])]
  return (
    <article>
      <DetailHead
        title={artist.name}
        subtitle={capitalised([roles.join(', ') || words[artist.kind], dates].filter(Boolean).join(' · '))}
        picture={{
          src: null,
          seed: `artist-${artist.id}`,
          ground: artist.kind === 'ensemble' ? 'bottle' : 'plum',
          alt: null,
        }}
      >
        <Breadcrumbs
          crumbs={[
            { name: messages.header.home, href: href('home', language) },
            { name: messages.archive.title, href: href('archive-search', language) },
            { name: artist.name, href: null },
          ]}
        />
      </DetailHead>
      <div className="wrap">
        {artist.biography && (
          <div className={styles.text}>
            <RichText {...artist.biography} setting="book" />
          </div>
        )}
        {histories.map((history) => (
          <HistorySection
            key={history.part}
            history={history}
            path={detailHref('people', language, artist)}
            isOneOfMany={histories.length > 1}
            now={now}
          />
        ))}
      </div>
    </article>
  )
}

/** Roles are in the books as they stand behind a name: "conductor". */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
