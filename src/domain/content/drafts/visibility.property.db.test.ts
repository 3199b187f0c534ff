import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SectionStatus } from '#contracts/page-editor.ts'
import type { PageSettingsResponse } from '#contracts/page-settings.ts'
import { languages, otherLanguage, type Language } from '#i18n/languages.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import {
  changeOf,
  createAuthor,
  insertBox,
  insertHeadline,
  setContent,
} from '../../../../tests/support/drafts.ts'
import { testNow } from '../../../../tests/support/factories.ts'
import { asOf, publishDue } from '../../../../tests/support/releases.ts'
import { findNextMoment } from '#domain/changes/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import { readNavigation, replaceNavigation } from '#domain/navigation/index.server.ts'
import { changePageSettings } from '../page-records/change-settings.server.ts'
import { createPageFromTemplate } from '../page-records/create-from-template.server.ts'
import { deletePage } from '../page-records/delete-page.server.ts'
import { listPageTree } from '../page-records/page-tree.server.ts'
import { movePage } from '../page-records/move-page.server.ts'
import { readPageSettings } from '../page-records/settings.server.ts'
import { isEmptyContent } from '../pages/read-content.ts'
import { findPage } from '../pages/find-page.server.ts'
import { findSection, sectionSlug, type SectionKey } from '../pages/find-section.server.ts'
import { resolveReferences } from '../pages/references.server.ts'
import { system, visitor, type Scope } from '#domain/scope.ts'
import { searchAll, suggest } from '#domain/search/index.server.ts'
import { beginDraft, findDraft } from './draft.server.ts'
import { cancelScheduled, publishDraft, unpublishSection } from './publication.server.ts'
import { contentAt } from './content-at.server.ts'
import { discardDraft } from './discard-draft.server.ts'
import { listVersions } from './versions.server.ts'
import { sectionStatus } from './section-status.server.ts'
import { sendChanges } from './send-changes.server.ts'
import { isComplete } from '../../../../tests/support/sweep.ts'

const database = useTestDatabase()

const minute = 60_000
/** The last minute that is checked; nothing is scheduled later. */
const lastMinute = 13
const names = ['haus', 'saal', 'garten'] as const
type World = { anna: Scope; ids: number[]; deleted: Set<number>; written: number }

/** An action of staff on a page, in a language and with a number from which times and places are derived. */
const actions: Record<
  string,
  (scope: Scope, key: SectionKey, number: number, world: World) => Promise<unknown>
> = {
  async write(scope, key, _, world) {
    const { sequence, content } = await beginDraft(scope, key)
    const text = `Wort${++world.written}`
    const isNew = content.containers.length === 0
    const operations = isNew ? [insertBox(), insertHeadline('one', text)] : [setContent('one', text)]
    await sendChanges(scope, key, { client: 'window-a', base: sequence, changes: [changeOf(...operations)] })
  },
  async publish(scope, key) {
    await publishDraft(scope, key, { sequence: await sequenceOf(scope, key) })
  },
  async 'publish for later'(scope, key, number) {
    await publishDraft(scope, key, {
      sequence: await sequenceOf(scope, key),
      publishAt: after(scope, 1 + (number % 7)),
      unpublishAt: number % 3 === 0 ? after(scope, 9 + (number % 4)) : null,
    })
  },
  async 'publish until'(scope, key, number) {
    await publishDraft(scope, key, {
      sequence: await sequenceOf(scope, key),
      unpublishAt: after(scope, 1 + (number % 7)),
    })
  },
  'cancel what is scheduled': (scope, key) => unpublishSection(scope, key, { scheduled: 'only' }),
  async 'cancel one beginning or end'(scope, key) {
    const { scheduled } = await sectionStatus(scope, key)
    const [first] = scheduled
    if (first) await cancelScheduled(scope, key, first.id)
  },
  unpublish: (scope, key) => unpublishSection(scope, key),
  async 'restore a version'(scope, key, number) {
    const versions = await listVersions(scope, key)
    const version = versions[number % Math.max(1, versions.length)]
    if (!version) return
    const { content } = await contentAt(scope, key, { revisionId: version.revision_id })
    await sendChanges(scope, key, {
      client: 'window-a',
      base: await sequenceOf(scope, key),
      changes: [changeOf({ kind: 'replace-content', content })],
    })
  },
  async 'discard the draft'(scope, key) {
    await discardDraft(scope, key, { sequence: await sequenceOf(scope, key) })
  },
  'set when it is online': (scope, { ownerId }, number) =>
    changePageSettings(scope, ownerId, {
      is_online: number % 4 !== 0,
      online_from: number % 3 === 0 ? null : after(scope, (number % 9) - 4).toISOString(),
      online_to: number % 5 < 3 ? null : after(scope, 5 + (number % 6)).toISOString(),
    }),
  'set whether it is clickable': (scope, { ownerId }, number) =>
    changePageSettings(scope, ownerId, { is_clickable: number % 3 !== 0 }),
  move: (scope, { ownerId }, number, world) =>
    movePage(scope, ownerId, { parentId: [null, ...world.ids][number % 4] ?? null, after: null }),
  async delete(scope, { ownerId }, _, world) {
    await deletePage(scope, ownerId)
    world.deleted.add(ownerId)
  },
}

const after = (scope: Scope, minutes: number) => new Date(scope.now.getTime() + minutes * minute)
const sequenceOf = async (scope: Scope, key: SectionKey) => (await findDraft(scope, key))?.sequence ?? 0

type Told = {
  settings: PageSettingsResponse
  status: Record<Language, SectionStatus | null>
  /** Those of its revisions that have blocks: menus and search don't lead to a page without any. */
  written: Set<number>
}

/** What the editor's calls report of a page; null when it is deleted. */
async function tell({ deleted }: World, scope: Scope, ownerId: number): Promise<Told | null> {
  if (deleted.has(ownerId)) return null
  const written = new Set<number>()
  const status = async (language: Language) => {
    const key = { ownerKind: 'page' as const, ownerId, language }
    if (!(await findDraft(scope, key))) return null
    const found = await sectionStatus(scope, key)
    const published = found.published ? [found.published, ...found.scheduled] : found.scheduled
    for (const { revision_id: revisionId } of published) {
      if (revisionId === null) continue
      const { content } = await contentAt(scope, key, { revisionId })
      if (!isEmptyContent(content)) written.add(revisionId)
    }
    return found
  }
  return {
    settings: await readPageSettings(scope, ownerId),
    status: { de: await status('de'), en: await status('en') },
    written,
  }
}

/** The revision in effect at a time, according to earlier reports. */
function revisionAt(status: SectionStatus | null, time: string): number | null {
  const begun = status?.scheduled.findLast(({ publish_at: at }) => at !== null && at <= time)
  return begun ? begun.revision_id : (status?.published?.revision_id ?? null)
}

function isOnlineAt({ settings }: Told, time: string): boolean {
  const { is_online: isOnline, online_from: from, online_to: to } = settings
  return isOnline && (from === null || from <= time) && (to === null || to > time)
}

/** What visitors should see of a page at a time: the revision in effect, `leads on` for a heading, or nothing. */
function expectAt(
  told: Map<number, Told>,
  id: number,
  language: Language,
  time: string,
  isExpected: (page: Told, revisionId: number | null) => boolean = (_, revisionId) => revisionId !== null,
): number | 'leads on' | null {
  const page = told.get(id)
  if (!page) return null
  for (let above: Told | undefined = page; above; above = told.get(above.settings.parent_id ?? 0))
    if (!isOnlineAt(above, time)) return null
  if (page.settings.is_clickable) {
    const revisionId = revisionAt(page.status[language], time)
    return isExpected(page, revisionId) ? revisionId : null
  }
  const children = [...told].filter(([, child]) => child.settings.parent_id === id)
  return children.some(([child]) => expectAt(told, child, language, time, isExpected) !== null)
    ? 'leads on'
    : null
}

/** Whether menus and search should lead to a page at a time. */
function isListedAt(told: Map<number, Told>, id: number, language: Language, time: string): boolean {
  const isWritten = ({ written }: Told, revisionId: number | null) =>
    revisionId !== null && written.has(revisionId)
  return expectAt(told, id, language, time, isWritten) !== null
}

/** What a visitor actually sees of a page. Throws unless its document, links, menu, search and suggestions agree. */
async function look(scope: Scope, id: number, language: Language, { settings }: Told, isListed: boolean) {
  const url = settings.urls[language]
  const path = url.split('/').slice(2).join('/')
  const page = await findPage(scope, language, path)
  const isThere = page !== null
  const slug = sectionSlug({ ownerKind: 'page', ownerId: id })
  const section = page?.is_clickable ? await findSection(scope, slug, language) : null
  const reference = `page:${id}`
  const links = await resolveReferences(scope, [reference], language)
  const menu = await readNavigation(scope, language)
  const found = await searchAll(scope, { query: settings.title[language] }, language)
  const suggested = await suggest(scope, settings.title[language], language)
  const wherever = { url, time: scope.now.toISOString() }
  expect({ ...wherever, isLinked: reference in links }).toEqual({ ...wherever, isLinked: isThere })
  expect({ ...wherever, isInMenu: menu.footer.some((entry) => entry.url === url) }).toEqual({
    ...wherever,
    isInMenu: isListed,
  })
  expect({ ...wherever, hits: found.content.count }).toEqual({
    ...wherever,
    hits: isListed && page?.is_clickable ? 1 : 0,
  })
  const isSuggested = suggested.some((each) => each.group === 'pages' && each.id === id)
  expect({ ...wherever, isSuggested }).toEqual({
    ...wherever,
    isSuggested: isListed && page?.is_clickable === true,
  })
  return {
    page,
    seen: !page ? null : page.is_clickable ? (section?.revisionId ?? 'empty') : ('leads on' as const),
  }
}

/** Most steps concern one section and its publication, because otherwise hardly any would interact. */
const step = fc.record({
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('publish for later', 'cancel what is scheduled', 'publish') },
    { weight: 4, arbitrary: fc.constantFrom(...Object.keys(actions)) },
  ),
  page: fc.constantFrom(0, 0, 0, 0, 1, 2),
  language: fc.constantFrom<Language>('de', 'de', 'de', 'en'),
  number: fc.nat(1000),
  minutes: fc.nat(2),
})
/**
 * Which pages are published at the beginning: the first one always is, because few actions are possible otherwise.
 */
const begun = fc.record({
  isPublished: fc.boolean(),
  others: fc.array(fc.record({ page: fc.nat(names.length - 1), language: fc.constantFrom(...languages) }), {
    maxLength: 4,
  }),
})

test(
  "Whatever was published, scheduled, cancelled, moved and switched: visitors see what the editor's calls report, at every minute",
  { timeout: 300_000 },
  async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(begun, fc.array(step, { minLength: 4, maxLength: 10 }), async (first, steps) => {
        const anna = await createAuthor(database.db, `Anna${++run}`)
        const world: World = { anna, ids: [], deleted: new Set(), written: 0 }
        for (const name of names) {
          const title = { de: `${name}${run}de`, en: `${name}${run}en` }
          const { id } = await createPageFromTemplate(anna, { parentId: world.ids.at(-1) ?? null, title })
          world.ids.push(id)
        }
        await replaceNavigation(
          { ...anna, viewer: system },
          'footer',
          world.ids.map((pageId) => ({ label: { de: 'x', en: 'x' }, target: { pageId } })),
        )
        const act = async (does: string, scope: Scope, key: SectionKey, number: number) => {
          if (world.deleted.has(key.ownerId)) return
          await actions[does]?.(scope, key, number, world).catch((error: unknown) => {
            if (!(error instanceof DomainError)) throw error // a refused command changes nothing
          })
        }
        let now = testNow.getTime()
        const [firstId = 0] = world.ids
        const firstKey = { ownerKind: 'page' as const, ownerId: firstId, language: 'de' as const }
        await act('write', anna, firstKey, 0)
        if (first.isPublished) await act('publish', anna, firstKey, 0)
        for (const { page, language } of first.others) {
          const key = { ownerKind: 'page' as const, ownerId: world.ids[page] ?? 0, language }
          await act('write', anna, key, 0)
          await act('publish', anna, key, 0)
        }
        for (const { does, page, language, number, minutes } of steps) {
          now += minutes * minute
          await publishDue(database, new Date(now))
          const key = { ownerKind: 'page' as const, ownerId: world.ids[page] ?? 0, language }
          await act(does, { ...anna, now: new Date(now) }, key, number)
        }
        await expectTruth(world, { ...anna, now: new Date(now) })
      }),
      { numRuns: isComplete ? 12 : 4, endOnFailure: true },
    )
  },
)

/** At every minute the links have to be right, and all the rest at each minute for which a change is scheduled. */
async function expectTruth(world: World, scope: Scope): Promise<void> {
  const told = new Map<number, Told>()
  for (const id of world.ids) {
    const page = await tell(world, scope, id)
    if (page) told.set(id, page)
  }
  const turns = JSON.stringify([...told.values()])
  let nextMoment = scope.now
  let before = ''
  for (let minutes = 0; minutes <= lastMinute; minutes++) {
    const time = after(scope, minutes).toISOString()
    const [linked, next] = await asOf(scope, after(scope, minutes), async (inside) => {
      const at = { ...inside, viewer: visitor }
      const found = await expectLinksAt(told, at, world)
      if (minutes === 0 || turns.includes(time)) await expectAllAt(told, at)
      return [found, await findNextMoment(at)] as const
    })
    // Answers are cached until the next moment, so nothing may change before it.
    if (after(scope, minutes) < nextMoment) expect({ time, linked }).toEqual({ time, linked: before })
    else nextMoment = next
    before = linked
  }
  await expectStatus(told, scope)
}

/** Returns the addresses that are linked. */
async function expectLinksAt(told: Map<number, Told>, at: Scope, { ids }: World): Promise<string> {
  const time = at.now.toISOString()
  const linked: string[] = []
  for (const language of languages) {
    const references = ids.map((id) => `page:${id}`)
    const links = await resolveReferences(at, references, language)
    linked.push(...Object.values(links))
    const expected = [...told].filter(([id]) => expectAt(told, id, language, time) !== null)
    expect({ time, links }).toEqual({
      time,
      links: Object.fromEntries(
        expected.map(([id, { settings }]) => [`page:${id}`, settings.urls[language]]),
      ),
    })
  }
  return linked.join(' ')
}

async function expectAllAt(told: Map<number, Told>, at: Scope): Promise<void> {
  const time = at.now.toISOString()
  for (const [id, page] of told)
    for (const language of languages) {
      const isListed = isListedAt(told, id, language, time)
      const { page: shown, seen } = await look(at, id, language, page, isListed)
      expect({ id, language, time, seen }).toEqual({
        id,
        language,
        time,
        seen: expectAt(told, id, language, time),
      })
      const other = otherLanguage(language)
      const isOtherListed = isListedAt(told, id, other, time)
      if (shown) expect(shown.urls[other]).toBe(isOtherListed ? page.settings.urls[other] : null)
    }
}

/** The present state according to status and tree. */
async function expectStatus(told: Map<number, Told>, scope: Scope): Promise<void> {
  const time = scope.now.toISOString()
  for (const language of languages) {
    for (const [id, { status }] of told) {
      const own = status[language]
      const isSeen = typeof expectAt(told, id, language, time) === 'number'
      expect({ id, own, isSeen: Boolean(own?.published) && own?.hidden_by === null }).toEqual({
        id,
        own,
        isSeen,
      })
    }
    for (const entry of await listPageTree(scope, language))
      if (told.has(entry.id))
        expect(entry.states[language] === 'public').toBe(expectAt(told, entry.id, language, time) !== null)
  }
}
