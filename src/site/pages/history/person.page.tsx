import { historyQuery, type HistoryPart } from '#contracts/history.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { DetailHead } from '#design/detail-head/detail-head.tsx'
import { personShare } from '#design/picture/share-card.ts'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { findArtist } from '#domain/works/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { eventMessages } from '#i18n/lazy/event.ts'
import { historyMessages } from '#i18n/lazy/history.ts'
import { fullAgentThing } from '#linked-data/agent.ts'
import { detailHref, detailPaths, href } from '#routing/paths.ts'
import { CorrectionsNote } from '../../corrections-note.tsx'
import { crumbsTo, type CrumbWords } from '../../crumbs.ts'
import { definePage } from '../../page.ts'
import { notFound, readId, readQuery, requireSlug, type PageRequest } from '../../page-request.server.ts'
import { sharePhotograph } from '../../share-photograph.ts'
import { loadRichText } from '../content/load-rich-text.server.ts'
import { lifeDatesInFull } from '#design/evening-programme/life-dates.ts'
import { PressPictures } from '../event/press-pictures.tsx'
import styles from './history-page.module.css'
import { OtherCatalogues } from './other-catalogues.tsx'
import { HistorySection } from './history-section.tsx'
import { loadHistory } from './load-history.server.ts'

/** A person or an ensemble, and their concerts in this house. */
export default definePage({
  route: 'people-slug-id',
  query: historyQuery,
  load,
  head: ({ artist, paths }, { language, messages, publicOrigin, url }) => {
    const photograph = sharePhotograph(artist.picture.src, artist.picture.alt ?? artist.name)
    return {
      title: artist.name,
      description: historyMessages[language].describePerson(artist.name),
      ogType: 'profile',
      photograph,
      shareImage: personShare(artist, language),
      paths,
      isIndexed: url.search === '',
      crumbs: crumbsOf(artist.name, { language, messages }),
      structuredData: [
        fullAgentThing(
          artist,
          { publicOrigin },
          { url: publicOrigin + paths[language], image: photograph && publicOrigin + photograph.path },
        ),
      ],
    }
  },
  View: PersonPage,
})

async function load(request: PageRequest) {
  const { scope, language, messages, params } = request
  const artist = await findArtist(scope, readId(params['id'], messages))
  if (!artist) return notFound(messages)
  requireSlug(params['slug'], 'people', artist, request)
  const { year, part: asked } = readQuery(historyQuery, request)
  const parts: HistoryPart[] = [
    ...(artist.is_performer ? (['performer'] as const) : []),
    ...(artist.is_composer ? (['composer'] as const) : []),
  ]
  const [leading] = parts
  const histories = await Promise.all(
    parts.map((part) =>
      loadHistory(request, part, artist.id, part === (asked ?? leading) ? (year ?? null) : null),
    ),
  )
  const shown = inLanguage(artist, language)
  return {
    now: scope.now.toISOString(),
    artist: { ...shown, biography: await loadRichText(request, shown.biography) },
    paths: detailPaths('people', artist),
    histories,
  }
}

type Shown = Awaited<ReturnType<typeof load>>

/** The way to a person or an ensemble: by the archive. */
function crumbsOf(name: string, words: CrumbWords) {
  const { language, messages } = words
  return crumbsTo(name, words, [{ name: messages.archive.title, href: href('archive-search', language) }])
}

function PersonPage({ artist, histories, now }: Shown) {
  const messages = useMessages()
  const language = useLanguage()
  const texts = useLazyMessages(historyMessages)
  const dates = lifeDatesInFull(
    { born: artist.born_date, died: artist.died_date },
    useLazyMessages(eventMessages),
    language,
  )
  const roles = [...artist.roles, ...(artist.is_composer ? [texts.composer] : [])]
  return (
    <article>
      <DetailHead
        title={artist.name}
        subtitle={capitalised([roles.join(', ') || texts[artist.kind], dates].filter(Boolean).join(' · '))}
        picture={artist.picture}
      >
        <Breadcrumbs crumbs={crumbsOf(artist.name, { language, messages })} />
      </DetailHead>
      <div className="wrap">
        {artist.biography && (
          <div className={styles.text}>
            <RichText {...artist.biography} setting="book" />
          </div>
        )}
        <OtherCatalogues identifiers={artist.identifiers} />
        {histories.map((history) => (
          <HistorySection
            key={history.part}
            history={history}
            path={detailHref('people', language, artist)}
            isOneOfMany={histories.length > 1}
            now={now}
          />
        ))}
        <CorrectionsNote kind="person" id={artist.id} sources={artist.sources} />
        <PressPictures name={artist.name} hint={texts.pressHint} pictures={artist.press_pictures} />
      </div>
    </article>
  )
}

/** Roles are stored in the form that follows a name: "conductor". */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
