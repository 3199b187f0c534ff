import { createHash } from 'node:crypto'
import { perLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { hallTimeOfDay, longDay } from '#i18n/dates.ts'
import { priceText } from '#i18n/prices.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import type { EventFacts, FactKind, KnownFacts } from './event-facts.ts'
import { contradictionsOf, type Contradiction } from './find-contradictions.server.ts'
import { findStories, findSubscriptions, findTeasers } from './find-featured.server.ts'
import { findItems, findMails } from './find-waiting.server.ts'
import { createReader } from './judge/reader.ts'
import { loadFacts } from './load-facts.server.ts'

/** What a change of an event makes untrue besides prose. */
export type Affected = {
  place: string
  what: 'teaser' | 'story' | 'subscription' | 'mail' | 'release'
  fact: FactKind | 'clash'
  kind: string
  id: number
  language: Language | null
  block: string
  state: 'public' | 'draft' | 'planned'
  isCorrected: boolean
  /** The title of a record, or with which event it clashes. */
  title: Localized | null
  clash: Localized | null
  release: { id: number; at: Date | null } | null
  words: readonly string[]
}

type Ripple = {
  event: Contradiction['event']
  prose: Contradiction[]
  affected: Affected[]
  hasMore: boolean
  /** What the event has said before, in words. */
  former: Localized<string[]>
}

/** How many places of each kind are listed. */
export const maxPlaces = 200

/**
 * All places that recent changes of an event make untrue, computed from the history of the event and from the texts as
 * they are now, so that a corrected place is gone. Throws `not_found` for an event that does not exist.
 */
export async function listRipple(scope: Scope, eventId: number): Promise<Ripple> {
  requireRight(scope.viewer, 'manage_records')
  const known = await loadFacts(scope, eventId)
  const event = known.events.get(eventId)
  if (!event) throw new DomainError('not_found', { subject: `event ${eventId}` })
  const former = perLanguage((language) => formerWords(event, known, language))
  const prose = await contradictionsOf(scope, known, { limit: maxPlaces + 1, event })
  const isChanged = event.former.length > 0 || event.isOff !== null
  const affected = isChanged ? await findAffected(scope, event, known) : []
  return {
    event,
    prose: prose.slice(0, maxPlaces),
    affected: affected.slice(0, maxPlaces),
    hasMore: prose.length > maxPlaces || affected.length > maxPlaces,
    former,
  }
}

async function findAffected(scope: Scope, event: EventFacts, known: KnownFacts): Promise<Affected[]> {
  const readers = perLanguage((language) => createReader(known, language))
  const isMoved = event.former.some(({ kind }) => kind === 'time' || kind === 'date')
  const isOff = event.isOff !== null
  const teasers = isOff ? await findTeasers(scope, event.id) : []
  const stories = isOff ? await findStories(scope, event.id) : []
  const subscriptions = isOff || isMoved ? await findSubscriptions(scope, event) : []
  return [
    ...teasers.map(({ ownerKind, ownerId, ...one }) =>
      affectedBy({ what: 'teaser', fact: 'status', kind: ownerKind, id: ownerId, ...one }),
    ),
    ...stories.map((one) => affectedBy({ what: 'story', fact: 'status', kind: 'article', ...one })),
    ...subscriptions.flatMap(({ clash, ...one }) =>
      isOff
        ? [affectedBy({ what: 'subscription', fact: 'status', kind: 'subscription', ...one })]
        : clash
          ? [affectedBy({ what: 'subscription', fact: 'clash', kind: 'subscription', clash, ...one })]
          : [],
    ),
    ...(await findMails(scope, event, readers)).map((one) =>
      affectedBy({ what: 'mail', kind: 'mail', state: 'planned', ...one }),
    ),
    ...(await findItems(scope, event, readers)).map(({ id, release, at, kind, subject, ...one }) =>
      affectedBy({
        what: 'release',
        kind,
        id: subject,
        state: 'planned',
        release: { id: release, at },
        block: String(id),
        ...one,
      }),
    ),
  ]
}

function affectedBy(given: Pick<Affected, 'what' | 'fact' | 'kind' | 'id'> & Partial<Affected>): Affected {
  const one: Affected = {
    place: '',
    language: null,
    block: '',
    state: 'public',
    isCorrected: false,
    title: null,
    clash: null,
    release: null,
    words: [],
    ...given,
  }
  const name = [one.what, one.fact, one.kind, one.id, one.language, one.block].join(' ')
  return { ...one, place: createHash('sha256').update(name).digest('hex').slice(0, 16) }
}

function formerWords(event: EventFacts, { artists, halls }: KnownFacts, language: Language): string[] {
  return event.former.flatMap((fact) => {
    switch (fact.kind) {
      case 'performer':
        return artists.get(fact.artist)?.[language] ?? []
      case 'time':
        return hallTimeOfDay(fact.minutes, language)
      case 'date':
        return longDay(fact.day, language)
      case 'hall':
        return halls.get(fact.room)?.name[language] ?? []
      default:
        return priceText(fact.cents / 100, event.currency, language)
    }
  })
}
