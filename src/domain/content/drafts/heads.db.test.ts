import { publishDue } from '../../../../tests/support/releases.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import {
  beginPage,
  createAuthor,
  insertBox,
  insertHeadline,
  later,
  send,
  setContent,
} from '../../../../tests/support/drafts.ts'
import {
  createHouse,
  createTestEvent,
  systemScope,
  visitorScope,
} from '../../../../tests/support/factories.ts'
import { insertMedia, testMediaKey } from '../../../../tests/support/media.ts'
import { pages } from '#db/schema/index.ts'
import { findEvent, listEvents } from '#domain/events/index.server.ts'
import { findPage } from '../pages/find-page.server.ts'
import { withHeadOfRecord } from '../pages/with-head.server.ts'
import type { SectionKey } from '../pages/find-section.server.ts'
import type { Scope } from '#domain/scope.ts'
import { searchAll } from '#domain/search/index.server.ts'
import { contentAt } from './content-at.server.ts'
import { discardDraft } from './discard-draft.server.ts'
import { listVersions } from './versions.server.ts'
import { publishDraft, unpublishSection } from './publication.server.ts'
import { sectionStatus } from './section-status.server.ts'

const database = useTestDatabase()

/** A published page whose draft has another headline and lead than the published head. */
async function beginHead() {
  const { anna, de, en } = await beginPage(database.db)
  await publishDraft(anna, de, { sequence: 1 })
  await setHead(anna, de, 1, { headline: 'Herbstprogramm', text: 'Alles auf einen Blick' })
  return { anna, de, en }
}

function setHead(scope: Scope, key: SectionKey, base: number, fields: Record<string, unknown>) {
  return send(scope, key, 'window-a', base, { kind: 'set-fields', id: 'head', fields })
}

async function shown(minutes = 0) {
  const scope = later(visitorScope(database.db), minutes)
  const page = await findPage(scope, 'de', 'seite')
  const { content } = await searchAll(scope, { query: 'Herbstprogramm' }, 'de')
  return [page?.headline, page?.hero_text, content.count]
}

describe('The head of a page', () => {
  test('comes from the record until somebody changes it, and is then part of the draft', async () => {
    const { anna, de } = await beginHead()
    expect((await contentAt(anna, de, { sequence: 1 })).content.head?.fields).toMatchObject({
      title: 'Seite',
      headline: '',
      text: '',
    })
    const { content } = await contentAt(anna, de, {})
    expect(content.head?.fields).toMatchObject({ title: 'Seite', headline: 'Herbstprogramm' })
    expect((await sectionStatus(anna, de)).has_unpublished_changes).toBe(true)
    expect(await shown()).toEqual(['Seite', '', 0])
  })

  test('appears on pages, in the search and in lists once it is published, while the address stays', async () => {
    const { anna, de } = await beginHead()
    await publishDraft(anna, de, { sequence: 2 })
    expect(await shown()).toEqual(['Herbstprogramm', 'Alles auf einen Blick', 1])
    expect((await sectionStatus(anna, de)).has_unpublished_changes).toBe(false)
  })

  test('is written once at its scheduled minute, and not if the schedule is cancelled', async () => {
    const { anna, de } = await beginHead()
    await publishDraft(anna, de, { sequence: 2, publishAt: later(anna, 60).now })
    await publishDue(database, later(anna, 59).now)
    expect(await shown()).toEqual(['Seite', '', 0])
    await publishDue(database, later(anna, 60).now)
    expect(await shown(60)).toEqual(['Herbstprogramm', 'Alles auf einen Blick', 1])

    const next = later(anna, 90)
    await setHead(next, de, 2, { headline: 'Winterprogramm' })
    await publishDraft(next, de, { sequence: 3, publishAt: later(next, 60).now })
    await unpublishSection(next, de, { scheduled: 'only' })
    await publishDue(database, later(anna, 200).now)
    expect((await shown(200))[0]).toBe('Herbstprogramm')
  })

  test('stays in lists when the page is unpublished and published again', async () => {
    const { anna, de } = await beginHead()
    await publishDraft(anna, de, { sequence: 2 })
    await unpublishSection(later(anna, 1), de)
    expect(await shown(2)).toEqual([undefined, undefined, 0])
    await publishDraft(later(anna, 3), de, { sequence: 2 })
    expect(await shown(4)).toEqual(['Herbstprogramm', 'Alles auf einen Blick', 1])
  })

  test('is not marked as changed after typing and undoing', async () => {
    const { anna, de } = await beginHead()
    await setHead(anna, de, 2, { headline: '', text: '' })
    expect((await sectionStatus(anna, de)).has_unpublished_changes).toBe(false)
  })

  test('is restored with an older version, and discarded with the draft', async () => {
    const { anna, de } = await beginHead()
    await publishDraft(anna, de, { sequence: 2 })
    const before = (await listVersions(anna, de)).find(({ publication }) => publication === 'none')
    const { content } = await contentAt(anna, de, { revisionId: before?.revision_id })
    expect(content.head?.fields).toMatchObject({ headline: '' })
    await setHead(anna, de, 2, { headline: 'Entwurf' })
    await discardDraft(anna, de, { sequence: 3 })
    expect((await contentAt(anna, de, {})).content.head?.fields).toMatchObject({ headline: 'Herbstprogramm' })
  })

  test('keeps the picture that the other language has published, because both share it', async () => {
    const { anna, de, en } = await beginHead()
    const picture = async () =>
      (await database.db.select().from(pages).where(eq(pages.id, de.ownerId)))[0]?.figureSeed
    await setHead(anna, en, 0, { image: 'figure:englisch' })
    await publishDraft(anna, en, { sequence: 1 })
    await setHead(anna, de, 2, { image: 'figure:deutsch' })
    await publishDraft(anna, de, { sequence: 3 })
    expect(await picture()).toBe('deutsch')
    await setHead(anna, en, 1, { text: 'At a glance' })
    await publishDraft(later(anna, 1), en, { sequence: 2 })
    expect(await picture()).toBe('deutsch')
    expect((await sectionStatus(anna, en)).has_unpublished_changes).toBe(false)
  })

  test('is refused without a title, with an error that names the head', async () => {
    const { anna, de } = await beginHead()
    await setHead(anna, de, 2, { title: ' ' })
    await expect(publishDraft(anna, de, { sequence: 3 })).rejects.toMatchObject({
      fields: { 'head.title': 'required' },
    })
    await expect(setHead(anna, de, 3, { image: 'javascript:alert(1)' })).rejects.toMatchObject({
      fields: { 'head.image': 'invalid' },
    })
  })
})

test('The teaser and the text of an event are published for its page and for lists', async () => {
  const anna = await createAuthor(database.db, 'Anna')
  const house = await createHouse(systemScope(database.db))
  const id = await createTestEvent(systemScope(database.db), {
    roomId: house.roomId,
    teaser: { de: 'Bisher', en: 'So far' },
  })
  const de: SectionKey = { ownerKind: 'event', ownerId: id, language: 'de' }
  const description = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Neu' }] }],
  }
  await setHead(anna, de, 0, { teaser: 'Kirchenorgel und Sternenhimmel', description })
  const found = async () => findEvent(visitorScope(database.db), id)
  expect((await found())?.teaser).toEqual({ de: 'Bisher', en: 'So far' })
  await publishDraft(anna, de, { sequence: 1 })
  expect(await found()).toMatchObject({
    teaser: { de: 'Kirchenorgel und Sternenhimmel', en: 'So far' },
    description: { de: { type: 'doc' }, en: null },
  })
})

describe('The picture of an event', () => {
  async function beginEvent() {
    const anna = await createAuthor(database.db, 'Anna')
    const house = await createHouse(systemScope(database.db))
    const id = await createTestEvent(systemScope(database.db), { roomId: house.roomId, figureSeed: 'eigene' })
    const de: SectionKey = { ownerKind: 'event', ownerId: id, language: 'de' }
    const en: SectionKey = { ...de, language: 'en' }
    const photograph = await insertMedia(database.db, 'geige', {
      alt: { de: 'Eine Geige', en: 'A violin' },
      credit: 'Ada Lovelace',
    })
    const seen = async () => {
      const event = await findEvent(visitorScope(database.db), id)
      const { events } = await listEvents(visitorScope(database.db), {}, { pageSize: 10 })
      expect(events.find((one) => one.id === id)?.picture).toEqual(event?.picture)
      return event?.picture
    }
    return { anna, de, en, image: `media:${photograph}`, seen }
  }

  test('is published for both languages, with the texts of the media library', async () => {
    const { anna, de, en, image, seen } = await beginEvent()
    await setHead(anna, de, 0, { image })
    expect(await seen()).toMatchObject({ src: null, alt: null })
    await publishDraft(anna, de, { sequence: 1 })
    const shownPicture = {
      src: expect.stringContaining(testMediaKey('geige')),
      alt: { de: 'Eine Geige', en: 'A violin' },
      copyright: 'Ada Lovelace',
    }
    expect(await seen()).toMatchObject(shownPicture)
    await setHead(anna, en, 0, { teaser: 'An evening' })
    await publishDraft(anna, en, { sequence: 1 })
    expect(await seen()).toMatchObject(shownPicture)
  })

  test('is replaced by the figure of the programme again when it is removed', async () => {
    const { anna, de, image, seen } = await beginEvent()
    const figure = await seen()
    await setHead(anna, de, 0, { image })
    await publishDraft(anna, de, { sequence: 1 })
    await setHead(anna, de, 1, { image: '' })
    await publishDraft(later(anna, 1), de, { sequence: 2 })
    expect(await seen()).toEqual(figure)
  })

  test('is shown with a draft, as visitors will see it', async () => {
    const { anna, de, image, seen } = await beginEvent()
    const event = await findEvent(anna, de.ownerId)
    if (!event) throw new Error('The event was not created')
    const headed = (fields: Record<string, unknown>) =>
      withHeadOfRecord(anna, 'event', event, { fields }, 'de')
    expect((await headed({ image: '' })).picture).toEqual(await seen())
    const preview = await headed({ image })
    await setHead(anna, de, 0, { image })
    await publishDraft(anna, de, { sequence: 1 })
    expect(preview.picture).toEqual(await seen())
  })

  test('stays when a head is published that was stored before events had pictures', async () => {
    const { anna, de, image, seen } = await beginEvent()
    await setHead(anna, de, 0, { image })
    await publishDraft(anna, de, { sequence: 1 })
    const before = await seen()
    const older = { id: 'head', type: 'event', version: 1, fields: { teaser: 'Neu', description: null } }
    const { sequence } = await send(anna, de, 'window-a', 1, {
      kind: 'replace-content',
      content: { version: 1, head: older, containers: [] },
    })
    await publishDraft(later(anna, 1), de, { sequence })
    expect(await seen()).toEqual(before)
    expect((await findEvent(visitorScope(database.db), de.ownerId))?.teaser?.de).toBe('Neu')
  })

  test('must be a picture of the library, with an error that names the field', async () => {
    const { anna, de } = await beginEvent()
    await expect(setHead(anna, de, 0, { image: 'figure:andere' })).rejects.toMatchObject({
      fields: { 'head.image': 'invalid' },
    })
    await setHead(anna, de, 0, { image: 'media:987654' })
    await expect(publishDraft(anna, de, { sequence: 1 })).rejects.toMatchObject({
      fields: { 'head.image': expect.any(String) },
    })
  })
})

describe('Typing and undoing in a head', () => {
  /** A page with the same headline in both languages, and the translation state of the German one. */
  async function beginTwin() {
    const { anna, de, en } = await beginPage(database.db)
    await send(anna, en, 'window-e', 0, insertBox(), insertHeadline('one', 'One'))
    const older = async () => {
      const { translation } = await sectionStatus(anna, de)
      return { here: translation.older_here, there: translation.older_there }
    }
    return { anna, de, en, older }
  }

  test('does not change the translation state of either language, whatever was typed in between', async () => {
    const { anna, de, older } = await beginTwin()
    const before = await older()
    await send(later(anna, 5), de, 'window-a', 1, setContent('one', 'Eins, anders'))
    expect((await older()).there).toEqual(['one'])
    await send(later(anna, 6), de, 'window-a', 2, setContent('one', 'Eins, ganz anders'))
    await send(later(anna, 7), de, 'window-a', 3, setContent('one', 'Eins'))
    expect(await older()).toEqual(before)
  })

  test('changes the translation state when the other language has followed meanwhile', async () => {
    const { anna, de, en, older } = await beginTwin()
    await send(later(anna, 5), de, 'window-a', 1, setContent('one', 'Zwei'))
    await send(later(anna, 6), en, 'window-e', 1, setContent('one', 'Two'))
    expect(await older()).toEqual({ here: [], there: [] })
    await send(later(anna, 70), de, 'window-a', 2, setContent('one', 'Eins'))
    expect((await older()).there).toEqual(['one'])
  })
})
