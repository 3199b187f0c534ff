import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ContentDocument } from '#contracts/pages.ts'
import { maxReplaced, replacementPlaces } from '#contracts/office-choices.ts'
import { auditLog, revisions, sectionDrafts } from '#db/schema/index.ts'
import {
  changePageSettings,
  contentAt,
  createPage,
  createSharedBlock,
  findDraft,
  findSection,
  publishPageContent,
  readPageSettings,
  sendChanges,
  withHead,
  type SectionKey,
} from '#domain/content/index.server.ts'
import {
  addRecord,
  changeRecord,
  readHistory,
  readRecordValues,
  storeOfKind,
} from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { isRecord } from '#json/is-record.ts'
import { findBlock } from '#operations/index.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { changeOf, createAuthor, later } from '../../../tests/support/drafts.ts'
import {
  buildContent,
  buildEvent,
  createTestEvent,
  systemScope,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { createForm, draftField } from '../../../tests/support/forms.ts'
import {
  findTexts,
  listRuns,
  readSubject,
  replaceTexts,
  undoRun,
  type ChosenText,
  type Search,
} from './index.server.ts'
import type { Found } from './find-texts.server.ts'

const database = useTestDatabase()

const searchFor = (sought: string, instead: string, how: Partial<Search> = {}): Search => ({
  sought,
  instead,
  isWhole: false,
  isCaseKept: false,
  languages: ['de', 'en'],
  where: replacementPlaces,
  ...how,
})

const find = (scope: Scope, search: Search) => findTexts(scope, recordStores, search, 'de')

/** Everything that was found, or what of it is chosen. */
function choose(
  { subjects }: Found,
  isChosen: (text: { subject: string; path: string }, index: number) => boolean = () => true,
) {
  return subjects.flatMap(({ subject, texts }) =>
    texts.flatMap((text): ChosenText[] => {
      const places = text.places.flatMap((_, index) =>
        isChosen({ subject: JSON.stringify(subject), path: text.path.join('.') }, index) ? [index] : [],
      )
      return places.length === 0 ? [] : [{ subject, path: text.path, seen: text.seen, places }]
    }),
  )
}

async function replaceAll(scope: Scope, search: Search) {
  return replaceTexts(scope, recordStores, search, choose(await find(scope, search)), 'de')
}

const undo = (scope: Scope, run: string) => undoRun(scope, recordStores, run, 'de')

async function publicPage(text = 'Dank an die Nordbank für alles.', slug = 'seite'): Promise<SectionKey> {
  const scope = systemScope(database.db)
  const ownerId = await createPage(scope, {
    texts: { de: { slug, title: 'Seite' }, en: { slug, title: 'Page' } },
  })
  await publishPageContent(scope, ownerId, 'de', buildContent(text))
  await publishPageContent(scope, ownerId, 'en', buildContent('Thanks to Nordbank.'))
  return { ownerKind: 'page', ownerId, language: 'de' }
}

async function contentOf(scope: Scope, key: SectionKey): Promise<ContentDocument | undefined> {
  const draft = await findDraft(scope, key)
  return draft ? withHead(scope, key, draft.content) : undefined
}

async function blockOf(scope: Scope, key: SectionKey, id = 'text-1') {
  const content = await contentOf(scope, key)
  return content && findBlock(content, id)?.block.fields
}

const paragraph = (...content: unknown[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })
const words = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})

async function setRich(scope: Scope, key: SectionKey, content: unknown) {
  const draft = await findDraft(scope, key)
  const change = changeOf({ kind: 'set-fields', id: 'text-1', fields: { content } })
  await sendChanges(scope, key, { client: 'window-a', base: draft?.sequence ?? 0, changes: [change] })
}

describe('Searching', () => {
  test('finds words on public pages, in drafts, in both languages, and says what is public', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const { ownerId } = await publicPage()
    const draft = await createPage(systemScope(database.db), {
      texts: { de: { slug: 'neu', title: 'Nordbank' } },
    })
    const { subjects, hasMore } = await find(anna, searchFor('nordbank', 'Südbank'))
    expect(subjects.map(({ subject, title, isPublic }) => [subject, title, isPublic])).toEqual([
      [{ what: 'section', ownerKind: 'page', ownerId, language: 'de' }, 'Seite', true],
      [{ what: 'section', ownerKind: 'page', ownerId, language: 'en' }, 'Seite', true],
      [{ what: 'section', ownerKind: 'page', ownerId: draft, language: 'de' }, 'Nordbank', false],
    ])
    expect(subjects[0]?.texts[0]?.places).toEqual([
      { lead: 'Dank an die ', found: 'Nordbank', trail: ' für alles.' },
    ])
    expect(subjects[2]?.texts[0]?.path).toEqual(['head', 'title'])
    expect(hasMore).toBe(false)
    expect(await database.db.$count(sectionDrafts)).toBe(0)
  })

  test('looks into the chosen languages and places only', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    await publicPage()
    await createTestEvent(systemScope(database.db), { title: { de: 'Nordbank-Gala', en: 'Nordbank gala' } })
    const english = await find(anna, searchFor('Nordbank', 'X', { languages: ['en'] }))
    expect(english.subjects.map(({ texts }) => texts.map(({ language }) => language))).toEqual([
      ['en'],
      ['en'],
    ])
    const pages = await find(anna, searchFor('Nordbank', 'X', { where: ['page'] }))
    expect(pages.subjects.map(({ subject }) => subject.what)).toEqual(['section', 'section'])
  })

  test('takes hostile strings literally', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    for (const [index, hostile] of [
      '100 %',
      '_ab_',
      'C:\\Haus',
      '<b>fett</b>',
      '"Zitat"',
      "d'or",
      '(.*)',
      '\\u0041',
      '***:a',
    ].entries()) {
      const key = await publicPage(`Anfang ${hostile} Ende`, `seite-${index}`)
      const artist = await addRecord(anna, storeOfKind(recordStores, 'artist'), {
        kind: 'person',
        name: `Anfang ${hostile} Ende`,
        sort_name: `x${index}`,
      })
      const { subjects } = await find(anna, searchFor(hostile, 'neu'))
      expect(
        subjects.map(({ subject }) => subject),
        hostile,
      ).toEqual([
        { what: 'section', ...key },
        { what: 'record', kind: 'artist', id: artist },
      ])
      const { replaced, left } = await replaceAll(anna, searchFor(hostile, 'neu'))
      expect([replaced, left]).toEqual([2, []])
      const values = await readRecordValues(anna, storeOfKind(recordStores, 'artist'), artist)
      expect(values['name']).toBe('Anfang neu Ende')
    }
  })

  test('finds at most 500 places, and says that there are more', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const key = await publicPage()
    await setRich(anna, key, paragraph(words('ab '.repeat(maxReplaced + 1).trim())))
    const { subjects, hasMore } = await find(anna, searchFor('ab', 'cd', { languages: ['de'] }))
    expect(subjects.flatMap(({ texts }) => texts.flatMap(({ places }) => places))).toHaveLength(maxReplaced)
    expect(hasMore).toBe(true)
  })

  test('leaves out addresses, codes and what only staff read', async () => {
    const anna = await createAuthor(database.db, 'Anna', 'administrator')
    const event = await createTestEvent(systemScope(database.db))
    await changeRecord(anna, storeOfKind(recordStores, 'event'), event, {
      changes: {
        internal_note: 'Nordbank',
        responsible: 'Nordbank',
        ticket_url_external: 'https://example.org/Nordbank',
      },
    })
    await addRecord(anna, storeOfKind(recordStores, 'webhook'), {
      name: 'Nordbank',
      address: 'https://nordbank.example',
    })
    expect((await find(anna, searchFor('Nordbank', 'X'))).subjects).toEqual([])
  })

  test('of records that the account may not read names the kinds only', async () => {
    const berta = await createAuthor(database.db, 'Berta', 'author')
    await createTestEvent(systemScope(database.db), { title: { de: 'Nordbank-Gala', en: 'Gala' } })
    const { subjects, leftOut } = await find(berta, searchFor('Nordbank', 'X', { where: ['event', 'page'] }))
    expect(subjects).toEqual([])
    expect(leftOut).toEqual(['event'])
  })
})

describe('Replacing on pages', () => {
  test('writes the draft, keeps a version, and publishes nothing', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const key = await publicPage()
    const before = await database.db.$count(revisions)
    const { sections, replaced, left } = await replaceAll(
      anna,
      searchFor('Nordbank', 'Südbank', { where: ['page'] }),
    )
    expect([replaced, left]).toEqual([2, []])
    expect(
      sections.map(({ key: { language }, hadChanges, sequence }) => [language, hadChanges, sequence]),
    ).toEqual([
      ['de', false, 1],
      ['en', false, 1],
    ])
    expect(JSON.stringify(await blockOf(anna, key))).toContain('Dank an die Südbank für alles.')
    const seen = await findSection(visitorScope(database.db), `page-${key.ownerId}`, 'de')
    expect(JSON.stringify(seen?.content)).toContain('Nordbank')
    expect(await database.db.$count(revisions)).toBe(before)
    expect(await contentAt(anna, key, { sequence: 0 })).toBeDefined()
  })

  test('finds words across marks, which keep those of their first character, and leaves targets of links alone', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const key = await publicPage()
    const link = { type: 'link', attrs: { href: 'https://nordbank.example/Karl', newWindow: false } }
    await setRich(
      anna,
      key,
      paragraph(words('Es spielt Karl '), words('Mül', 'bold'), words('ler'), words(' und '), {
        ...words('Karl Müller'),
        marks: [link],
      }),
    )
    const { replaced } = await replaceAll(anna, searchFor('Karl Müller', 'Eva Mai', { where: ['page'] }))
    expect(replaced).toBe(2)
    expect(await blockOf(anna, key)).toMatchObject({
      content: paragraph(words('Es spielt Eva Mai'), words(' und '), { ...words('Eva Mai'), marks: [link] }),
    })
  })

  test('leaves places that are not chosen', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const key = await publicPage('Nordbank, Nordbank und Nordbank.')
    const search = searchFor('Nordbank', 'Südbank', { languages: ['de'], where: ['page'] })
    const chosen = choose(await find(anna, search), (_, index) => index !== 1)
    await replaceTexts(anna, recordStores, search, chosen, 'de')
    expect(JSON.stringify(await blockOf(anna, key))).toContain('Südbank, Nordbank und Südbank.')
  })

  test('leaves a text that somebody has changed since the preview, and goes on with the others', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const berta = await createAuthor(database.db, 'Berta')
    const key = await publicPage()
    const search = searchFor('Nordbank', 'Südbank', { where: ['page'] })
    const chosen = choose(await find(anna, search))
    await setRich(berta, key, paragraph(words('Dank an die Nordbank und alle.')))
    const { replaced, left, sections } = await replaceTexts(anna, recordStores, search, chosen, 'de')
    expect(replaced).toBe(1)
    expect(left).toMatchObject([
      { title: 'Seite', path: ['text-1', 'content'], blockType: 'text', reason: 'changed' },
    ])
    expect(sections.map(({ key: { language } }) => language)).toEqual(['en'])
    expect(JSON.stringify(await blockOf(anna, key))).toContain('Nordbank und alle')
  })

  test('says which drafts had unpublished changes before', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const key = await publicPage()
    await setRich(anna, key, paragraph(words('Nordbank, noch nicht öffentlich')))
    const { sections } = await replaceAll(anna, searchFor('Nordbank', 'Südbank', { where: ['page'] }))
    expect(sections.map(({ hadChanges }) => hadChanges)).toEqual([true, false])
  })

  test('refuses a text that breaks a rule, with the rule, and goes on with the others', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const ownerId = await createPage(systemScope(database.db), {
      texts: { de: { slug: 'bank', title: 'Nordbank' } },
    })
    await publishPageContent(systemScope(database.db), ownerId, 'de', buildContent('Die Nordbank.'))
    const emptied = await replaceAll(anna, searchFor('Nordbank', '', { where: ['page'] }))
    expect(emptied.left).toMatchObject([{ path: ['head', 'title'], reason: 'refused', error: 'required' }])
    expect(emptied.replaced).toBe(1)
    const longer = await replaceAll(anna, searchFor('Nordbank', 'x'.repeat(300), { where: ['page'] }))
    expect(longer.left).toMatchObject([{ path: ['head', 'title'], reason: 'refused', error: 'too_long' }])
  })

  test('reaches shared blocks, and the texts of a page for search engines', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const { ownerId } = await publicPage('Nichts.')
    await changePageSettings(anna, ownerId, {
      meta_description: { de: 'Mit der Nordbank', en: 'With Nordbank' },
    })
    const { id } = await createSharedBlock(anna, 'de', {
      name: { de: 'Dank', en: 'Thanks' },
      content: buildContent('Die Nordbank hilft.'),
    })
    const { replaced, left, run } = await replaceAll(
      anna,
      searchFor('Nordbank', 'Südbank', { languages: ['de'] }),
    )
    expect([replaced, left]).toEqual([2, []])
    expect((await readPageSettings(anna, ownerId)).meta_description).toEqual({
      de: 'Mit der Südbank',
      en: 'With Nordbank',
    })
    const shared: SectionKey = { ownerKind: 'shared', ownerId: id, language: 'de' }
    expect(JSON.stringify(await contentOf(anna, shared))).toContain('Südbank')
    expect(await undo(anna, run)).toEqual({ undone: 2, left: [] })
    expect((await readPageSettings(anna, ownerId)).meta_description.de).toBe('Mit der Nordbank')
    expect(JSON.stringify(await contentOf(anna, shared))).toContain('Nordbank')
  })
})

describe('Replacing in records', () => {
  const store = storeOfKind(recordStores, 'event')

  async function nordbankEvent(scope: Scope) {
    const artist = await addRecord(scope, storeOfKind(recordStores, 'artist'), {
      kind: 'ensemble',
      name: 'Nordbank-Orchester',
      sort_name: 'Nordbank-Orchester',
    })
    const event = await createTestEvent(systemScope(database.db), {
      title: { de: 'Nordbank-Gala', en: 'Nordbank gala' },
    })
    await changeRecord(scope, store, event, {
      changes: {
        description: { de: paragraph(words('Nord', 'bold'), words('bank lädt ein')), en: null },
        cast: [
          { artist, role: null, note: { de: 'Preis der Nordbank', en: '' }, replaces: null },
          { artist, role: null, note: { de: 'Gast', en: '' }, replaces: null },
        ],
      },
    })
    return { artist, event }
  }

  test('changes names, texts of a language, rich texts and parts, and each record has it in its history', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const { artist, event } = await nordbankEvent(anna)
    const { replaced, records, left } = await replaceAll(
      anna,
      searchFor('Nordbank', 'Südbank', { languages: ['de'] }),
    )
    expect([replaced, records, left]).toEqual([5, 2, []])
    expect(await readRecordValues(anna, store, event)).toMatchObject({
      title: { de: 'Südbank-Gala', en: 'Nordbank gala' },
      description: { de: paragraph(words('Südbank', 'bold'), words(' lädt ein')) },
      cast: [{ note: { de: 'Preis der Südbank' } }, { note: { de: 'Gast' } }],
    })
    const [last] = await readHistory(anna, storeOfKind(recordStores, 'artist'), artist)
    expect(last).toMatchObject({
      by: 'Anna',
      action: 'change',
      before: { name: 'Nordbank-Orchester' },
      after: { name: 'Südbank-Orchester' },
    })
  })

  test('leaves a field that somebody has changed since the preview', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const { event } = await nordbankEvent(anna)
    const search = searchFor('Nordbank', 'Südbank', { where: ['event'] })
    const chosen = choose(await find(anna, search))
    await changeRecord(anna, store, event, {
      changes: { title: { de: 'Die Nordbank-Gala', en: 'Nordbank gala' } },
    })
    const { left, replaced } = await replaceTexts(anna, recordStores, search, chosen, 'de')
    expect(left).toMatchObject([{ path: ['title', 'de'], reason: 'changed', title: 'Die Nordbank-Gala' }])
    expect(replaced).toBe(3)
  })

  test('refuses what the form refuses, by the name of its field', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const { event } = await nordbankEvent(anna)
    const { left, replaced } = await replaceAll(
      anna,
      searchFor('Nordbank', 'x'.repeat(300), { where: ['event'], languages: ['de'] }),
    )
    expect(left.map(({ path, reason, error }) => [path.join('.'), reason, error])).toEqual([
      ['title.de', 'refused', 'too_long'],
      ['cast.0.note.de', 'refused', 'too_long'],
    ])
    expect(replaced).toBe(1)
    const values = await readRecordValues(anna, store, event)
    expect(values['title']).toEqual({ de: 'Nordbank-Gala', en: 'Nordbank gala' })
  })

  test('of those that the account may only read lists that it can not change them', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const berta = await createAuthor(database.db, 'Berta', 'author')
    const { event } = await nordbankEvent(anna)
    const subject = readSubject(`record:event:${event}`)
    if (!subject) throw new Error('It has a name')
    const search = searchFor('Nordbank', 'Südbank')
    const [text] = choose(await find(anna, search)).filter((one) => one.subject.what === 'record')
    const { left, replaced } = await replaceTexts(berta, recordStores, search, text ? [text] : [], 'de')
    expect(left).toMatchObject([{ reason: 'forbidden' }])
    expect(replaced).toBe(0)
    await expect(find(visitorScope(database.db), search)).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('renames a choice of a form with the conditions that name it', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const { id } = await createForm(systemScope(database.db), {
      fields: [
        draftField('saal', 'select', {
          choices: { de: ['Großer Saal', 'Foyer'], en: ['Great Hall', 'Foyer'] },
        }),
        draftField('wann', 'text', { condition: { field: 'saal', values: ['Großer Saal'] } }),
      ],
    })
    const search = searchFor('Großer Saal', 'Festsaal', { where: ['form'] })
    const { left, run } = await replaceAll(anna, search)
    expect(left).toEqual([])
    const read = () => readRecordValues(anna, storeOfKind(recordStores, 'form'), id)
    expect(await read()).toMatchObject({
      fields: [
        { choices: { de: ['Festsaal', 'Foyer'] } },
        { condition: { field: 'saal', values: ['Festsaal'] } },
      ],
    })
    await undo(anna, run)
    expect(await read()).toMatchObject({
      fields: [{ choices: { de: ['Großer Saal', 'Foyer'] } }, { condition: { values: ['Großer Saal'] } }],
    })
  })
})

describe('Undoing a run', () => {
  test('takes back what still is as the run has left it, and lists what somebody has changed since', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const key = await publicPage()
    const store = storeOfKind(recordStores, 'event')
    const event = await createTestEvent(systemScope(database.db), {
      title: { de: 'Nordbank-Gala', en: 'Nordbank gala' },
      teaser: { de: 'Mit der Nordbank', en: '' },
    })
    const { run } = await replaceAll(anna, searchFor('Nordbank', 'Südbank'))
    await setRich(later(anna, 1), key, paragraph(words('Dank an die Südbank und andere.')))
    await changeRecord(later(anna, 1), store, event, {
      changes: { title: { de: 'Große Südbank-Gala', en: 'Südbank gala' } },
    })
    const { undone, left } = await undo(later(anna, 2), run)
    expect(left.map(({ title, path, reason }) => [title, path[0], reason])).toEqual([
      ['Große Südbank-Gala', 'title', 'changed'],
      ['Seite', 'text-1', 'changed'],
    ])
    // The title in English, the teaser, and the page in English.
    expect(undone).toBe(3)
    expect(await readRecordValues(anna, store, event)).toMatchObject({
      title: { de: 'Große Südbank-Gala', en: 'Nordbank gala' },
      teaser: { de: 'Mit der Nordbank' },
    })
    expect(JSON.stringify(await blockOf(anna, key))).toContain('Südbank und andere')
    expect(JSON.stringify(await blockOf(anna, { ...key, language: 'en' }))).toContain('Nordbank')
  })

  test('of a renamed artist keeps neither name as a former one', async () => {
    const anna = await createAuthor(database.db, 'Anna', 'administrator')
    const store = storeOfKind(recordStores, 'artist')
    const artist = await addRecord(anna, store, { kind: 'person', name: 'Nordbank', sort_name: 'Nordbank' })
    const names = async () => {
      const { name, other_names } = await readRecordValues(anna, store, artist)
      return [name, other_names]
    }
    const { run } = await replaceAll(anna, searchFor('Nordbank', 'Südbank'))
    expect(await names()).toEqual(['Südbank', ['Nordbank']])
    expect(await undo(anna, run)).toMatchObject({ left: [] })
    expect(await names()).toEqual(['Nordbank', []])
  })

  test('is done once, and the list of runs says so', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    await publicPage()
    const { run } = await replaceAll(anna, searchFor('Nordbank', 'Südbank'))
    expect(await listRuns(anna)).toMatchObject([
      { id: run, by: 'Anna', sought: 'Nordbank', instead: 'Südbank', places: 2, isUndone: false },
    ])
    await undo(anna, run)
    expect(await listRuns(anna)).toMatchObject([{ id: run, isUndone: true }])
    await expect(undo(anna, run)).rejects.toMatchObject({ code: 'conflict' })
    await expect(undo(anna, '00000000-0000-4000-8000-000000000001')).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('is stopped by a block that is gone, and by no other', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const key = await publicPage()
    const { run } = await replaceAll(anna, searchFor('Nordbank', 'Südbank'))
    const draft = await findDraft(anna, key)
    const change = changeOf({ kind: 'remove-block', id: 'text-1' })
    await sendChanges(anna, key, { client: 'window-a', base: draft?.sequence ?? 0, changes: [change] })
    expect(await undo(anna, run)).toMatchObject({ undone: 1, left: [{ reason: 'gone', path: ['text-1'] }] })
  })

  test('works after a run that was interrupted', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const key = await publicPage()
    const { run } = await replaceAll(anna, searchFor('Nordbank', 'Südbank'))
    await database.db
      .update(auditLog)
      .set({ details: { sought: 'Nordbank', instead: 'Südbank', places: null } })
      .where(eq(auditLog.subjectId, run))
    expect(await listRuns(anna)).toMatchObject([{ places: null, isUndone: false }])
    expect(await undo(anna, run)).toMatchObject({ undone: 2 })
    expect(JSON.stringify(await blockOf(anna, key))).toContain('Nordbank')
  })
})

test(
  'Whatever is replaced by whatever, undoing leaves every byte of contents and records as it was',
  { timeout: 120_000 },
  async () => {
    const anna = await createAuthor(database.db, 'Anna', 'administrator')
    const letters = fc.constantFrom('a', 'b', 'A', 'ß', 'ss', 'ä', 'é', ' ', '%', '"', '\\', '<', '.')
    const text = (max: number) =>
      fc.array(letters, { minLength: 1, maxLength: max }).map((all) => `x${all.join('')}x`)
    const inline = fc.record({ text: text(6), marks: fc.subarray(['bold', 'italic']) })
    const rich = fc.array(fc.array(inline, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
    const artists = storeOfKind(recordStores, 'artist')
    const events = storeOfKind(recordStores, 'event')
    let serial = 0
    await fc.assert(
      fc.asyncProperty(
        rich,
        text(8),
        text(8),
        fc.array(letters, { minLength: 2, maxLength: 3 }),
        text(3),
        async (paragraphs, name, note, sought, instead) => {
          const wanted = sought.join('')
          if (Array.from(wanted.trim()).length < 2) return
          serial += 1
          const document = {
            type: 'doc',
            content: paragraphs.map((line) => ({
              type: 'paragraph',
              content: line.map((one) => words(one.text, ...one.marks)),
            })),
          }
          const key = await publicPage(name, `seite-${serial}`)
          await setRich(anna, key, document)
          const artist = await addRecord(anna, artists, {
            kind: 'person',
            name,
            sort_name: `${name}${serial}`,
            biography: { de: document, en: null },
          })
          const event = await createTestEvent(
            systemScope(database.db),
            buildEvent({ title: { de: name, en: note } }),
          )
          await changeRecord(anna, events, event, {
            changes: { cast: [{ artist, role: null, note: { de: note, en: name }, replaces: null }] },
          })
          const read = async () =>
            JSON.stringify([
              await contentOf(anna, key),
              await contentOf(anna, { ...key, language: 'en' }),
              await readRecordValues(anna, artists, artist),
              await readRecordValues(anna, events, event),
            ])
          const before = await read()
          const search = searchFor(wanted, instead)
          const chosen = choose(await find(anna, search)).filter(({ subject }) => {
            const id = subject.what === 'section' ? subject.ownerId : subject.id
            return [key.ownerId, artist, event].includes(id)
          })
          if (chosen.length === 0) return
          const { run, left } = await replaceTexts(anna, recordStores, search, chosen, 'de')
          expect(left.filter(({ reason }) => reason !== 'refused')).toEqual([])
          expect(await undo(anna, run)).toMatchObject({ left: [] })
          expect(await read()).toBe(before)
        },
      ),
      { numRuns: 25 },
    )
  },
)

test('The entries of a run in the log say what was there before and afterwards', async () => {
  const anna = await createAuthor(database.db, 'Anna')
  const { ownerId } = await publicPage()
  await replaceAll(anna, searchFor('Nordbank', 'Südbank', { languages: ['de'] }))
  const rows = await database.db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.action, ['replace']))
  expect(rows.map(({ subjectKind }) => subjectKind).toSorted()).toEqual(['replacement', 'section'])
  const entry = rows.find(({ subjectKind }) => subjectKind === 'section')
  expect(entry?.subjectId).toBe(`page-${ownerId}/de`)
  expect(isRecord(entry?.details) && JSON.stringify(entry.details['before'])).toContain('Nordbank')
})
