import {
  listContradictionsCall,
  prepareDraftCall,
  readRippleCall,
  type Ripple,
  type UntruePlace,
} from '#contracts/office-facts.ts'
import {
  describePlaces,
  findContradictions,
  listRipple,
  maxPlaces,
  prepareDraft,
  type Affected,
  type Contradiction,
  type Described,
} from '#domain/facts/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { Language } from '#i18n/languages.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

/** The calls for texts that contradict the records of events. */
export function officeFactHandlers(api: Api): void {
  handle(api, readRippleCall, ({ scope, params: { id, lang } }) => rippleOf(scope, id, lang))

  handle(api, prepareDraftCall, async ({ scope, params: { id, lang, place } }) => {
    await prepareDraft(scope, id, place)
    return rippleOf(scope, id, lang)
  })

  handle(api, listContradictionsCall, async ({ scope, params }) => {
    const found = await findContradictions(scope, { limit: maxPlaces + 1 })
    const places = found.slice(0, maxPlaces)
    const described = await describePlaces(scope, places, params.lang)
    return { places: places.map((one) => presentProse(one, described)), has_more: found.length > maxPlaces }
  })
}

async function rippleOf(scope: Scope, id: number, language: Language): Promise<Ripple> {
  const { event, prose, affected, hasMore, former } = await listRipple(scope, id)
  const described = await describePlaces(scope, [...prose, ...affected], language)
  return {
    former: former[language],
    has_more: hasMore,
    places: [
      ...prose.map((one) => presentProse(one, described)),
      ...affected.map((one) => presentAffected(one, event, described)),
    ],
  }
}

type Descriptions = ReadonlyMap<string, Described>

function presentProse(one: Contradiction, described: Descriptions): UntruePlace {
  const { place, event, fact, kind, id, language, state, text, untrue, now } = one
  return {
    place,
    event: presentEvent(event),
    what: 'prose',
    fact,
    kind,
    id,
    language,
    ...descriptionOf(place, described),
    state,
    at: one.at?.toISOString() ?? null,
    is_corrected: one.isCorrected,
    can_prepare: one.canPrepare,
    text,
    untrue: [...untrue],
    now,
    clash: null,
  }
}

function presentAffected(one: Affected, event: Contradiction['event'], described: Descriptions): UntruePlace {
  const { place, what, fact, kind, id, language, state, release, words, clash } = one
  return {
    place,
    event: presentEvent(event),
    what,
    fact,
    kind,
    id,
    language,
    ...descriptionOf(place, described),
    state,
    at: release?.at?.toISOString() ?? null,
    is_corrected: one.isCorrected,
    can_prepare: false,
    text: null,
    untrue: words.map((text) => ({ start: 0, end: 0, words: text, instead: null })),
    now: null,
    clash,
  }
}

function presentEvent({ id, title, startsAt }: Contradiction['event']): UntruePlace['event'] {
  return { id, title, date_start: startsAt.toISOString() }
}

function descriptionOf(place: string, described: Descriptions): Described {
  return described.get(place) ?? { title: '', address: null }
}
