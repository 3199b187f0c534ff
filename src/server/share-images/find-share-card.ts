import {
  archiveShare,
  eventShare,
  pageShare,
  personShare,
  shareCard,
  storyShare,
  subscriptionShare,
  workShare,
  type SharePath,
  type ShareCard,
  type ShareSubject,
} from '#design/picture/share-card.ts'
import { findEvent } from '#domain/events/index.server.ts'
import { readSettings } from '#domain/house/index.server.ts'
import { findPage, resolveReferences } from '#domain/content/index.server.ts'
import { visitor, type Scope } from '#domain/scope.ts'
import { findArticle } from '#domain/stories/index.server.ts'
import { findSubscription } from '#domain/subscriptions/index.server.ts'
import { findArtist, findWork } from '#domain/works/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { pickLanguage } from '#i18n/languages.ts'

type Wanted = Pick<SharePath, 'kind' | 'language' | 'id'>

/**
 * What the share image of a record shows today; null when visitors cannot see the record. Other sites cache these
 * images, so not even staff get one of a draft.
 */
export async function findShareCard(given: Omit<Scope, 'viewer'>, wanted: Wanted): Promise<ShareCard | null> {
  const scope: Scope = { ...given, viewer: visitor }
  const settings = await readSettings(scope)
  const { language } = wanted
  const house = { name: pickLanguage(settings.name, language), claim: pickLanguage(settings.claim, language) }
  if (wanted.kind === 'archive') {
    const year = settings.opened_on === null ? null : Number(settings.opened_on.slice(0, 4))
    return wanted.id === 0 ? shareCard(archiveShare(year, language), house, language) : null
  }
  if (wanted.kind === 'house') return wanted.id === 0 ? shareCard(null, house, language) : null
  const subject = await findSubject(scope, wanted, house.name)
  return subject && shareCard(subject, house, language)
}

async function findSubject(
  scope: Scope,
  { kind, language, id }: Wanted,
  houseName: string,
): Promise<ShareSubject | null> {
  if (kind === 'event') {
    const event = await findEvent(scope, id)
    return event && eventShare(inLanguage(event, language), language)
  }
  if (kind === 'story') {
    const story = await findArticle(scope, id)
    return story && storyShare(inLanguage(story, language), language)
  }
  if (kind === 'subscription') {
    const subscription = await findSubscription(scope, id)
    return subscription && subscriptionShare(inLanguage(subscription, language))
  }
  if (kind === 'person') {
    const artist = await findArtist(scope, id)
    return artist && personShare(inLanguage(artist, language), language)
  }
  if (kind === 'work') {
    const work = await findWork(scope, id)
    return work && workShare(inLanguage(work, language))
  }
  const reference = `page:${id}`
  const { [reference]: address } = await resolveReferences(scope, [reference], language)
  if (address === undefined) return null
  const path = address.split('/').slice(2).map(decodeURIComponent).join('/')
  const page = await findPage(scope, language, path)
  if (path === '') return page && pageShare({ ...page, og_title: houseName })
  return page?.is_clickable ? pageShare(page) : null
}
