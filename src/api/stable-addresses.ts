import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { z } from 'zod'
import { describeThingCall, stableAddressParams } from '#contracts/stable-addresses.ts'
import { findEvent, findEventOfPerformance, listEvents } from '#domain/events/index.server.ts'
import { findRoom, readSettings } from '#domain/house/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { findArtist, findWork } from '#domain/works/index.server.ts'
import { earliestDay } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { otherLanguage, type Language } from '#i18n/languages.ts'
import { preferredLanguage } from '#i18n/page-language.ts'
import { fullAgentThing } from '#linked-data/agent.ts'
import { inBothLanguages } from '#linked-data/bilingual.ts'
import { eventThing, performanceThing, seriesThing } from '#linked-data/event.ts'
import { absolute, type Frame } from '#linked-data/frame.ts'
import { eventPage, pathOf, programmePage, recordPage } from '#linked-data/pages.ts'
import { placeThing } from '#linked-data/place.ts'
import { writeTurtle } from '#linked-data/turtle.ts'
import { workThing } from '#linked-data/work.ts'
import type { Api, ApiEnv } from './environment.ts'
import { matchesEtag } from './matches-etag.ts'
import { refuse } from './refusal.ts'

type Kind = z.infer<typeof stableAddressParams>['kind']
/** A thing that the viewer may see. Its number is that of the record it has become part of, if it has. */
type Found = { id: number; page: (language: Language) => string; describe: (frame: Frame) => object }

/** The most events that a series names, from its first one on. */
const maxOfSeries = 100

/** Stable addresses of things: they lead people to a page, and tell programs what is known. */
export function stableAddressHandlers(api: Api): void {
  api.openAPIRegistry.registerPath(describeThingCall)

  api.get('/id/:kind/:id', async (context, next) => {
    const form = formOf(context)
    const asked = stableAddressParams.safeParse(context.req.param())
    const found = asked.success ? await finders[asked.data.kind](context.get('scope'), asked.data.id) : null
    context.header('Vary', 'Accept, Accept-Language')
    if (!found || !asked.success)
      return form === 'text/html' ? next() : refuse(context, 404, (words) => words.not_found)
    const { kind, id } = asked.data
    if (found.id !== id) return context.redirect(pathOf(kind, found.id), 301)
    if (form === 'text/html')
      return context.redirect(found.page(preferredLanguage(context.req.header('Accept-Language'))), 303)
    return answer(context, form, await describeFully(context, found))
  })
}

const forms = ['text/html', 'application/xhtml+xml', 'application/ld+json', 'application/json', 'text/turtle']
type Form = 'text/html' | 'application/ld+json' | 'text/turtle'

/** Programs that do not say what they want get JSON-LD. */
function formOf(context: Context): Form {
  const form = accepts(context, { header: 'Accept', supports: forms, default: 'application/ld+json' })
  if (form === 'text/turtle') return form
  return form.includes('html') ? 'text/html' : 'application/ld+json'
}

async function describeFully(context: Context<ApiEnv>, found: Found): Promise<object> {
  const publicOrigin = context.get('publicOrigin')
  const house = await readSettings(context.get('scope'))
  return inBothLanguages((language) => found.describe({ publicOrigin, language, house }))
}

function answer(context: Context<ApiEnv>, form: Exclude<Form, 'text/html'>, thing: object): Response {
  const text =
    form === 'text/turtle'
      ? writeTurtle([thing])
      : JSON.stringify({ '@context': 'https://schema.org', ...thing })
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  context.header('ETag', etag)
  if (matchesEtag(context.req.header('If-None-Match'), etag)) return context.body(null, 304)
  return context.body(text, 200, { 'Content-Type': `${form}; charset=utf-8` })
}

const finders: Record<Kind, (scope: Scope, id: number) => Promise<Found | null>> = {
  event: async (scope, id) => {
    const event = await findEvent(scope, id)
    if (!event) return null
    const page = (language: Language) => eventPage(event, language)
    return {
      id,
      page,
      describe: (frame) =>
        eventThing(inLanguage(event, frame.language), frame, {
          url: absolute(page(frame.language), frame),
          elsewhere: absolute(page(otherLanguage(frame.language)), frame),
          image: event.picture.src && absolute(event.picture.src, frame),
        }),
    }
  },

  performance: async (scope, id) => {
    const event = await findEventOfPerformance(scope, id)
    const item = event?.programme.find((one) => one.id === id)
    if (!event || !item) return null
    return {
      id,
      page: (language) => eventPage(event, language, id),
      describe: (frame) => {
        const url = absolute(eventPage(event, frame.language), frame)
        return performanceThing(
          inLanguage(item, frame.language),
          inLanguage(event, frame.language),
          frame,
          url,
        )
      },
    }
  },

  work: async (scope, asked) => {
    const work = await findWork(scope, asked)
    if (!work) return null
    const page = (language: Language) => recordPage('works', work, language)
    return {
      id: work.id,
      page,
      describe: (frame) =>
        workThing(inLanguage(work, frame.language), frame, absolute(page(frame.language), frame)),
    }
  },

  agent: async (scope, asked) => {
    const artist = await findArtist(scope, asked)
    if (!artist) return null
    const page = (language: Language) => recordPage('people', artist, language)
    return {
      id: artist.id,
      page,
      describe: (frame) =>
        fullAgentThing(inLanguage(artist, frame.language), frame, {
          url: absolute(page(frame.language), frame),
          image: artist.picture.src && absolute(artist.picture.src, frame),
        }),
    }
  },

  place: async (scope, id) => {
    const room = await findRoom(scope, id)
    return (
      room && {
        id,
        page: (language) => programmePage('room', id, language),
        describe: (frame) => placeThing(inLanguage(room, frame.language), frame),
      }
    )
  },

  series: async (scope, id) => {
    const { events } = await listEvents(scope, { series: [id], date: earliestDay }, { pageSize: maxOfSeries })
    const series = events[0]?.series
    return series
      ? {
          id,
          page: (language) => programmePage('series', id, language),
          describe: (frame) =>
            seriesThing(inLanguage(series, frame.language), inLanguage(events, frame.language), frame),
        }
      : null
  },
}
