import { Fragment, type ReactNode } from 'react'
import type { EventSummary } from '#contracts/events.ts'
import { longDay } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { eventMessages } from '#i18n/lazy/event.ts'
import { premieres } from '#i18n/premieres.ts'
import { performanceAnchor } from '#routing/stable-addresses.ts'
import { detailHref } from '#routing/paths.ts'
import { slugOf } from '#routing/slug-of.ts'
import { MusicTitle } from '../event-row/music-title.tsx'
import { lifeDates } from './life-dates.ts'
import styles from './evening-programme.module.css'

type Item = InLanguage<EventSummary>['programme'][number]
type Member = InLanguage<EventSummary>['cast'][number]
/**
 * How often works are played in this house before, and when last (YYYY-MM-DD), by their ids; `since` is the year from which
 * that is known, null for the whole time.
 */
export type WorkHistories = {
  since: number | null
  ofWork: Record<string, { count: number; last: string }>
}

/**
 * The works in the style of a printed programme: composer and life dates, title, movements, minutes; with intervals.
 */
export function Programme(props: {
  items: Item[]
  /** Null where nothing is said of it: for a concert that is not given, and in a house that does not know. */
  history: WorkHistories | null
}) {
  const messages = useLazyMessages(eventMessages)
  return (
    <ol className={styles.programme}>
      {props.items.map((item, index) => (
        // A work may be played twice in one event; the order of a programme does not change while it is shown.
        <Fragment key={index}>
          {item.kind === 'interval' ? (
            <li className={styles.interval}>{item.title ?? messages.interval}</li>
          ) : (
            <ProgrammeItem
              item={item}
              isBySameComposer={isBySameComposer(item, props.items[index - 1])}
              history={props.history}
            />
          )}
        </Fragment>
      ))}
    </ol>
  )
}

/** Whether the composer is the same as in the item before: printed programmes do not repeat the name. */
function isBySameComposer(item: Item, before: Item | undefined): boolean {
  const composer = item.work?.composer?.id
  return composer !== undefined && composer === before?.work?.composer?.id
}

function ProgrammeItem(props: { item: Item; isBySameComposer: boolean; history: WorkHistories | null }) {
  const { item, history } = props
  const messages = useLazyMessages(eventMessages)
  const language = useLanguage()
  const { premiere_country: country } = useHouseFormats()
  const { work } = item
  const isPart = item.kind === 'movement' || (item.title !== null && work !== null)
  return (
    <li
      id={performanceAnchor(item.id)}
      className={styles.item}
      data-continued={props.isBySameComposer || undefined}
    >
      {item.kind === 'encore' && <p className={styles.kind}>{messages.encore}</p>}
      {item.kind === 'talk' && <p className={styles.kind}>{messages.talk}</p>}
      {work?.composer && (
        <p className={props.isBySameComposer ? 'visually-hidden' : styles.composer}>
          <Named
            href={detailHref('people', language, { id: work.composer.id, slug: slugOf(work.composer.name) })}
          >
            {work.composer.name}
          </Named>{' '}
          {lifeDates(work.composer, messages)}
        </p>
      )}
      <p className={styles.title}>
        {isPart && item.title && (
          <>
            {item.title} <span className={styles.soft}>— </span>
          </>
        )}
        {work ? (
          <Named href={detailHref('works', language, { id: work.id, slug: slugOf(work.title) })}>
            <MusicTitle lang={work.title_language}>{work.title}</MusicTitle>
          </Named>
        ) : (
          !isPart && item.title
        )}
        {work?.catalogue_number && <span className={styles.soft}> {work.catalogue_number}</span>}
      </p>
      {item.minutes !== null && <p className={styles.minutes}>{messages.minutes(item.minutes)}</p>}
      {!isPart && work && work.movements.length > 0 && (
        <p className={styles.movements}>{work.movements.join(' – ')}</p>
      )}
      {item.premiere && (
        <p className={styles.kind}>
          {item.premiere === 'country'
            ? premieres[country].name[language]
            : messages.premieres[item.premiere]}
        </p>
      )}
      {item.arrangement && <p className={styles.note}>{messages.arrangement(item.arrangement)}</p>}
      {item.note && <p className={styles.note}>{item.note}</p>}
      {item.cast.length > 0 && (
        <p className={styles.note}>
          {item.cast.map((member, index) => (
            // One artist may appear in two roles.
            <Fragment key={index}>
              {index > 0 && '\u00a0· '}
              <Artist artist={member.artist} />
              {member.role && `, ${member.role}`}
            </Fragment>
          ))}
        </p>
      )}
      {work && history && <History history={history.ofWork[work.id]} since={history.since} />}
    </li>
  )
}

function History({
  history,
  since,
}: {
  history: WorkHistories['ofWork'][string] | undefined
  since: number | null
}) {
  const messages = useLazyMessages(eventMessages)
  const language = useLanguage()
  return (
    <p className={styles.history}>
      {history
        ? messages.archiveNote(history.count + 1, since, longDay(history.last, language))
        : messages.archiveFirst(since)}
    </p>
  )
}

/** The performers, with roles and replacements. */
export function Cast({ members }: { members: Member[] }) {
  const messages = useLazyMessages(eventMessages)
  return (
    <ul className={styles.cast}>
      {members.map((member, index) => (
        // One artist may appear in two roles.
        <li key={index}>
          <p className={styles.artist}>
            <Artist artist={member.artist} />
          </p>
          <p className={styles.role}>
            {member.role}{' '}
            {member.replaces && <span className={styles.change}>{messages.replaces(member.replaces)}</span>}
          </p>
          {member.note && !member.replaces && <p className={styles.role}>{member.note}</p>}
        </li>
      ))}
    </ul>
  )
}

function Artist({ artist }: { artist: Member['artist'] }) {
  const language = useLanguage()
  return (
    <Named href={detailHref('people', language, { id: artist.id, slug: slugOf(artist.name) })}>
      {artist.name}
    </Named>
  )
}

/** A name that links to its own page, styled as plain text: a programme full of underlines would be hard to read. */
function Named({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.named} href={href}>
      {children}
    </a>
  )
}
