import { createHash } from 'node:crypto'
import { hallDay, hallTime, longDay, weekdayName } from '#i18n/dates.ts'
import { perLanguage, type Language } from '#i18n/languages.ts'
import { priceRange } from '#i18n/prices.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import type { EventFacts, FactKind, KnownFacts } from './event-facts.ts'
import { findStories, findSubscriptions } from './find-featured.server.ts'
import { judge } from './judge/judge.ts'
import { createReader, type Reader } from './judge/reader.ts'
import type { Finding, Untrue } from './judge/sentence.ts'
import { loadFacts } from './load-facts.server.ts'
import { isProseOwner, readProse, type Among, type ProseOf, type ProseOwner } from './load-prose.server.ts'

/** A text that says of an event what its record does not say, or no longer. */
export type Contradiction = ProseOwner & {
  /** Names it as long as its texts and the facts are the same. */
  place: string
  event: Pick<EventFacts, 'id' | 'title' | 'startsAt'>
  fact: FactKind
  language: Language
  /** The block of the section, `head`, or empty for a field of the record itself. */
  block: string
  field: string
  /** The place of its paragraph in a rich text. */
  path: string
  state: 'public' | 'draft' | 'planned'
  /** When the release that it waits for becomes public, if that is planned. */
  at: Date | null
  /** Whether the draft says it correctly, so that it only has to be published. */
  isCorrected: boolean
  /** Whether `untrue` stands in the draft that way, and each has other words. */
  canPrepare: boolean
  text: string
  untrue: readonly Untrue[]
  /** What the record says. */
  now: string | null
}

/**
 * The prose that contradicts the records of coming events. Texts, drafts and what waits in releases are read as they are
 * now; nothing is stored. At most `limit` are found. For staff who may change the records.
 */
export async function findContradictions(
  scope: Scope,
  { limit }: { limit: number },
): Promise<Contradiction[]> {
  requireRight(scope.viewer, 'manage_records')
  return findUntrueProse(scope, { limit, only: null })
}

/** The same for the program, which asks nobody's right: in all texts, or `only` in those of some owners. */
export async function findUntrueProse(
  scope: Pick<Scope, 'db' | 'now'>,
  { limit, only }: { limit: number; only: readonly { kind: string; id: number }[] | null },
): Promise<Contradiction[]> {
  const owners = only?.flatMap(({ kind, id }) => (isProseOwner(kind) ? [{ kind, id }] : []))
  if (owners?.length === 0) return []
  const among = owners ? { pattern: '', owners } : null
  return contradictionsAmong(scope, await loadFacts(scope), { limit, event: null, among })
}

/** The contradictions of one event. */
export async function contradictionsOf(
  scope: Pick<Scope, 'db' | 'now'>,
  known: KnownFacts,
  { limit, event }: { limit: number; event: EventFacts },
): Promise<Contradiction[]> {
  const among = await amongOf(scope, event, known)
  return contradictionsAmong(scope, known, { limit, event, among })
}

async function contradictionsAmong(
  scope: Pick<Scope, 'db' | 'now'>,
  known: KnownFacts,
  { limit, event, among }: { limit: number; event: EventFacts | null; among: Among | null },
): Promise<Contradiction[]> {
  const readers = perLanguage((language) => createReader(known, language))
  const found: Contradiction[] = []
  for await (const prose of readProse(scope, known, among)) {
    for (const one of prose)
      found.push(
        ...contradictionsIn(one, readers[one.language]).filter(
          (contradiction) => event === null || contradiction.event.id === event.id,
        ),
      )
    if (found.length >= limit) break
  }
  return found.slice(0, limit)
}

/** The texts that may speak of an event: its own, and those that name it, or somebody who performs or was to. */
async function amongOf(scope: Pick<Scope, 'db'>, event: EventFacts, { artists }: KnownFacts): Promise<Among> {
  const former = event.former.flatMap((fact) => (fact.kind === 'performer' ? [fact.artist] : []))
  const names = [...event.performers, ...former].flatMap((id) => {
    const name = artists.get(id)
    return name ? [name.family || name.de, name.family || name.en, ...name.others] : []
  })
  const words = [event.title.de, event.title.en, ...names].filter((text) => text.length >= 3)
  return {
    pattern: [`event:${event.id}\\M`, ...[...new Set(words)].map(loosely)].join('|'),
    owners: [
      { kind: 'event', id: event.id },
      ...(await findStories(scope, event.id)).map(({ id }) => ({ kind: 'article' as const, id })),
      ...(await findSubscriptions(scope, event)).map(({ id }) => ({ kind: 'subscription' as const, id })),
    ],
  }
}

/** A regular expression of a text, with or without the accents of its letters. */
function loosely(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+|[^a-z\d]/giu, (part) => (/\p{L}/u.test(part) ? '.{1,2}' : '.{1,6}'))
}

function contradictionsIn(prose: ProseOf, reader: Reader): Contradiction[] {
  const inPublic = prose.public ? keyed(judge(prose.public, reader), prose) : new Map<string, Finding>()
  const inDraft = prose.draft ? keyed(judge(prose.draft, reader), prose) : null
  const inPlanned = prose.planned.map(({ at, document }) => ({
    at,
    found: keyed(judge(document, reader), prose),
  }))
  const keys = new Set([
    ...inPublic.keys(),
    ...inPlanned.flatMap(({ found }) => [...found.keys()]),
    ...(inDraft?.keys() ?? []),
  ])
  return [...keys].flatMap((place): Contradiction[] => {
    const shown = inPublic.get(place)
    const planned = inPlanned.find(({ found }) => found.has(place))
    const drafted = inDraft ? inDraft.get(place) : shown
    const finding = drafted ?? shown ?? planned?.found.get(place)
    const event = reader.events.get(finding?.event ?? 0)
    if (!finding || !event) return []
    const { kind: fact, block, field, path, text, untrue } = finding
    const state = shown ? 'public' : planned ? 'planned' : 'draft'
    return [
      {
        kind: prose.kind,
        id: prose.id,
        language: prose.language,
        place,
        event: { id: event.id, title: event.title, startsAt: event.startsAt },
        fact,
        block,
        field,
        path,
        text,
        untrue,
        state,
        at: state === 'planned' ? (planned?.at ?? null) : null,
        isCorrected: shown !== undefined && drafted === undefined,
        canPrepare: drafted !== undefined && block !== '' && untrue.every(({ instead }) => instead !== null),
        now: nowOf(event, finding, reader),
      },
    ]
  })
}

/** Findings by their names. The same in a field are told apart by their order, which other paragraphs do not change. */
function keyed(findings: readonly Finding[], { kind, id, language }: ProseOf): Map<string, Finding> {
  const counts = new Map<string, number>()
  return new Map(
    findings.map((finding) => {
      const name = [kind, id, language, finding.block, finding.field, finding.kind, finding.event].join(' ')
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      return [createHash('sha256').update(`${name} ${count}`).digest('hex').slice(0, 16), finding]
    }),
  )
}

function nowOf(
  event: EventFacts,
  { kind, untrue }: Finding,
  { language, artists, halls }: Reader,
): string | null {
  switch (kind) {
    case 'time':
      return event.minutes === null ? null : hallTime(event.startsAt, language)
    case 'date':
      return `${weekdayName(event.day, language)}, ${longDay(hallDay(event.startsAt), language)}`
    case 'hall':
      return event.room === null ? null : (halls.get(event.room)?.name[language] ?? null)
    case 'price':
      return priceRange(
        {
          price_min: event.priceMin === null ? null : event.priceMin / 100,
          price_max: event.priceMax === null ? null : event.priceMax / 100,
          currency: event.currency,
        },
        language,
      )
    case 'performer': {
      const successors = event.former.flatMap((fact) =>
        fact.kind === 'performer' && fact.by !== null ? [artists.get(fact.by)?.[language] ?? ''] : [],
      )
      const [only] = untrue
      return successors.length === 1 ? (successors[0] ?? null) : (only?.instead ?? null)
    }
    default:
      return null
  }
}
