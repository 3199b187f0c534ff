import { MusicTitle } from '#design/event-row/music-title.tsx'
import { historyQuery } from '#contracts/history.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { workShare } from '#design/picture/share-card.ts'
import { DetailHead } from '#design/detail-head/detail-head.tsx'
import { findWork, listWorksPlayed } from '#domain/works/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { eventMessages } from '#i18n/lazy/event.ts'
import { historyMessages } from '#i18n/lazy/history.ts'
import { uncertainDateText } from '#i18n/uncertain-dates.ts'
import { workThing } from '#linked-data/work.ts'
import { detailHref, detailPaths, href } from '#routing/paths.ts'
import { slugOf } from '#routing/slug-of.ts'
import { CorrectionsNote } from '../../corrections-note.tsx'
import { crumbsTo, type CrumbWords } from '../../crumbs.ts'
import { definePage } from '../../page.ts'
import { notFound, readId, readQuery, requireSlug, type PageRequest } from '../../page-request.server.ts'
import { lifeDates } from '#design/evening-programme/life-dates.ts'
import styles from './history-page.module.css'
import { OtherCatalogues } from './other-catalogues.tsx'
import { HistorySection } from './history-section.tsx'
import { loadHistory } from './load-history.server.ts'

/** A work, and its concerts in this house. */
export default definePage({
  route: 'works-slug-id',
  query: historyQuery,
  load,
  head: ({ work, paths }, { language, messages, publicOrigin, url }) => {
    const composer = work.composer?.name ?? null
    return {
      title: composer ? `${composer}: ${work.title}` : work.title,
      description: historyMessages[language].describeWork(work.title, composer),
      shareImage: workShare(work),
      paths,
      isIndexed: url.search === '',
      crumbs: crumbsOf(work, { language, messages }),
      structuredData: [workThing(work, { publicOrigin }, publicOrigin + paths[language])],
    }
  },
  View: WorkPage,
})

async function load(request: PageRequest) {
  const { scope, language, messages, params } = request
  const work = await findWork(scope, readId(params['id'], messages))
  if (!work) return notFound(messages)
  requireSlug(params['slug'], 'works', work, request)
  const { year } = readQuery(historyQuery, request)
  const history = await loadHistory(request, 'work', work.id, year ?? null)
  const others = work.composer ? await listWorksPlayed(scope, work.composer.id, 13) : null
  return {
    now: scope.now.toISOString(),
    work: inLanguage(work, language),
    paths: detailPaths('works', work),
    history,
    others: others && inLanguage(others.results, language).filter(({ id }) => id !== work.id),
  }
}

type Shown = Awaited<ReturnType<typeof load>>

/** The way to a work: by the archive and its composer. */
function crumbsOf({ title, composer }: Pick<Shown['work'], 'title' | 'composer'>, words: CrumbWords) {
  const { language, messages } = words
  return crumbsTo(title, words, [
    { name: messages.archive.title, href: href('archive-search', language) },
    ...(composer ? [{ name: composer.name, href: personHref(language, composer) }] : []),
  ])
}

function WorkPage({ work, history, others, now }: Shown) {
  const messages = useMessages()
  const language = useLanguage()
  const texts = useLazyMessages(historyMessages)
  const event = useLazyMessages(eventMessages)
  const { composer } = work
  const facts: [name: string, value: string | null][] = [
    [texts.composed, work.composed_date && uncertainDateText(work.composed_date, language)],
    [texts.key, work.key_signature],
    [texts.instrumentation, work.instrumentation],
    [texts.length, work.minutes === null ? null : texts.minutes(work.minutes)],
    [texts.movements, work.movements.length > 0 ? work.movements.join(' – ') : null],
  ]
  return (
    <article>
      <DetailHead
        title={work.title}
        titleLanguage={work.title_language === language ? null : work.title_language}
        subtitle={work.catalogue_number}
        picture={{ src: null, seed: work.seed, ground: 'prussian', alt: null }}
        label={composer && <b className={styles.composer}>{composer.name}</b>}
      >
        <Breadcrumbs crumbs={crumbsOf(work, { language, messages })} />
      </DetailHead>
      <div className="wrap">
        <dl className={styles.facts}>
          {composer && (
            <div>
              <dt>{texts.composer}</dt>
              <dd>
                <a href={personHref(language, composer)}>{composer.name}</a> {lifeDates(composer, event)}
              </dd>
            </div>
          )}
          {facts.map(
            ([name, value]) =>
              value !== null && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <OtherCatalogues identifiers={work.identifiers} />
        <HistorySection
          history={history}
          path={detailHref('works', language, work)}
          isOneOfMany={false}
          now={now}
        />
        <CorrectionsNote kind="work" id={work.id} sources={work.sources} />
        {composer && others && others.length > 0 && (
          <section className={styles.others} aria-labelledby="others">
            <h2 id="others">{texts.otherWorks(composer.name)}</h2>
            <ul>
              {others.map((other) => (
                <li key={other.id}>
                  <a href={detailHref('works', language, { id: other.id, slug: slugOf(other.title) })}>
                    <MusicTitle lang={other.title_language}>{other.title}</MusicTitle>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  )
}

function personHref(language: 'de' | 'en', person: { id: number; name: string }): string {
  return detailHref('people', language, { id: person.id, slug: slugOf(person.name) })
}
