import {
  listCustomerTagsCall,
  listPeopleCall,
  listRoomsCall,
  listSeasonsCall,
  listSeriesCall,
  listWorksCall,
} from '#contracts/listed-records.ts'
import { listPagesCall } from '#contracts/page-list.ts'
import { listPublicPages } from '#domain/content/index.server.ts'
import { listCustomerTags, listRooms, listSeasons, listSeries } from '#domain/house/index.server.ts'
import { findGone } from '#domain/shown-records.server.ts'
import { listPeople, listWorks } from '#domain/works/index.server.ts'
import { perLanguage, type Localized } from '#i18n/languages.ts'
import { pathOf, recordPage } from '#linked-data/pages.ts'
import { answerList, pagingOf } from './answer-list.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

/** The lists of what events can be filtered by, and of pages. */
export function listedRecordHandlers(api: Api): void {
  handle(api, listRoomsCall, async ({ scope, query: asked, context }) => {
    const origin = context.get('publicOrigin')
    const listed = await listRooms(scope, { ids: asked.id, ...pagingOf(asked) })
    const items = listed.items.map((one) => ({ ...one, links: { thing: origin + pathOf('place', one.id) } }))
    return answerList(context, asked, { ...listed, items }, (ids) => findGone(scope, 'room', ids))
  })

  handle(api, listSeriesCall, async ({ scope, query: asked, context }) => {
    const origin = context.get('publicOrigin')
    const listed = await listSeries(scope, { ids: asked.id, ...pagingOf(asked) })
    const items = listed.items.map((one) => ({ ...one, links: { thing: origin + pathOf('series', one.id) } }))
    return answerList(context, asked, { ...listed, items }, (ids) => findGone(scope, 'series', ids))
  })

  handle(api, listSeasonsCall, async ({ scope, query: asked, context }) => {
    const listed = await listSeasons(scope, { ids: asked.id, ...pagingOf(asked) })
    return answerList(context, asked, listed, (ids) => findGone(scope, 'season', ids))
  })

  handle(api, listCustomerTagsCall, async ({ scope, query: asked, context }) => {
    const listed = await listCustomerTags(scope, { ids: asked.id, ...pagingOf(asked) })
    return answerList(context, asked, listed, (ids) => findGone(scope, 'customer_tag', ids))
  })

  handle(api, listPeopleCall, async ({ scope, query: asked, context }) => {
    const { id: ids, role, query, modified_since: changedSince } = asked
    const listed = await listPeople(scope, { ids, role, query, changedSince, ...pagingOf(asked) })
    const linkTo = linksOf(context.get('publicOrigin'), 'people')
    const items = listed.items.map((one) => ({ ...one, links: linkTo(one) }))
    return answerList(context, asked, { ...listed, items }, (each) => findGone(scope, 'artist', each))
  })

  handle(api, listWorksCall, async ({ scope, query: asked, context }) => {
    const { id: ids, composer: composerIds, query, modified_since: changedSince } = asked
    const listed = await listWorks(scope, { ids, composerIds, query, changedSince, ...pagingOf(asked) })
    const linkTo = linksOf(context.get('publicOrigin'), 'works')
    const items = listed.items.map((one) => ({ ...one, links: linkTo(one) }))
    return answerList(context, asked, { ...listed, items }, (each) => findGone(scope, 'work', each))
  })

  handle(api, listPagesCall, async ({ scope, query: asked, context }) => {
    const { id: ids, below, parent, language, modified_since: changedSince } = asked
    const origin = context.get('publicOrigin')
    const question = { ids, below, parent, language, changedSince, ...pagingOf(asked) }
    const listed = await listPublicPages(scope, question)
    const items = listed.items.map(({ paths, ...page }) => ({
      ...page,
      links: { page: perLanguage((each) => (paths[each] === null ? null : origin + paths[each])) },
    }))
    return answerList(context, asked, { ...listed, items }, (each) => findGone(scope, 'page', each))
  })
}

/** The absolute addresses of a record: those of its page, and the one that never changes. */
function linksOf(origin: string, list: 'people' | 'works') {
  const kind = list === 'people' ? 'agent' : 'work'
  return (record: { id: number; slug: Localized }) => ({
    page: perLanguage((language) => origin + recordPage(list, record, language)),
    thing: origin + pathOf(kind, record.id),
  })
}
