import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { historyQuery } from '#contracts/history.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { DetailHead } from '#design/detail-head/detail-head.tsx'
import { findWork, listWorksPlayed } from '#domain/works/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages, useWords } from '#i18n/language-context.tsx'
import { eventWords } from '#i18n/lazy/event.ts'
import { historyWords } from '#i18n/lazy/history.ts'
import { alternatePaths, detailHref, href, missingSlug } from '#routing/paths.ts'
import { slugOf } from '#routing/slug-of.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readId, readQuery, readRequest, requireSlug } from '../../request.server.ts'
import { lifeDates } from '../event/event-facts.ts'
import styles from './history-page.module.css'
import { HistorySection } from './history-section.tsx'
import { loadHistory } from './load-history.server.ts'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const page = await readRequest(args)
  const { scope, language, messages, describe, url } = page
  const work = await findWork(scope, readId(args.params.id, messages))
  if (!work) return notFound(messages)
  requireSlug(args.params.slug, 'works', work, page)
  const { year } = readQuery(historyQuery, page)
  const shown = inLanguage(work, language)
  const composerName = shown.composer?.name ?? null
  const words = historyWords[language]
  const paths = alternatePaths('works-slug-id', {
    de: { slug: work.slug.de || missingSlug, id: work.id },
    en: { slug: work.slug.en || missingSlug, id: work.id },
  })
  const history = await loadHistory(page, 'work', work.id, year ?? null)
  const others = work.composer ? await listWorksPlayed(scope, work.composer.id, 13) : null
  return {
    head: describe({
      title: composerName ? `${composerName}: ${shown.title}` : shown.title,
      description: words.describeWork(shown.title, composerName),
      paths,
      isIndexed: url.search === '',
    }),
    now: scope.now.toISOString(),
    work: shown,
    history,
    others: others && inLanguage(others.results, language).filter(({ id }) => id !== work.id),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'MusicComposition',
      name: shown.title,
      url: page.publicOrigin + paths[language],
      ...(shown.key_signature && { musicalKey: shown.key_signature }),
      ...(shown.year !== null && { dateCreated: String(shown.year) }),
      ...(composerName && { composer: { '@type': 'Person', name: composerName } }),
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  ...headTags(loaderData?.head),
  ...(loaderData ? [{ 'script:ld+json': loaderData.structuredData }] : []),
]

export default function WorkRoute() {
  const { work, history, others, now } = useLoaderData<typeof loader>()
  const messages = useMessages()
  const language = useLanguage()
  const words = useWords(historyWords)
  const event = useWords(eventWords)
  const { composer } = work
  const facts: [name: string, value: string | null][] = [
    [words.composed, work.year === null ? null : String(work.year)],
    [words.key, work.key_signature],
    [words.length, work.minutes === null ? null : words.minutes(work.minutes)],
    [words.movements, work.movements.length > 0 ? work.movements.join(' – ') : null],
  ]
  return (
    <article>
      <DetailHead
        title={work.title}
        subtitle={work.catalogue_number}
        picture={{ src: null, seed: work.seed, ground: 'prussian', alt: null }}
        label={composer && <b className={styles.composer}>{composer.name}</b>}
      >
        <Breadcrumbs
          crumbs={[
            { name: messages.header.home, href: href('home', language) },
            { name: messages.archive.title, href: href('archive-search', language) },
            ...(composer ? [{ name: composer.name, href: personHref(language, composer) }] : []),
            { name: work.title, href: null },
          ]}
        />
      </DetailHead>
      <div className="wrap">
        <dl className={styles.facts}>
          {composer && (
            <div>
              <dt>{words.composer}</dt>
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
        <HistorySection
          history={history}
          path={detailHref('works', language, work)}
          isOneOfMany={false}
          now={now}
        />
        {composer && others && others.length > 0 && (
          <section className={styles.others} aria-labelledby="others">
            <h2 id="others">{words.otherWorks(composer.name)}</h2>
            <ul>
              {others.map((other) => (
                <li key={other.id}>
                  <a href={detailHref('works', language, { id: other.id, slug: slugOf(other.title) })}>
                    {other.title}
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
