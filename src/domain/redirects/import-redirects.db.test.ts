import { describe, expect, test } from 'vitest'
import { createPage, publishPageContent } from '#domain/content/index.server.ts'
import {
  addRecord,
  changeRecord,
  readHistory,
  deleteRecord,
  restoreRecord,
} from '#domain/records/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { openTestMedia } from '../../../tests/support/media-services.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { buildContent, systemScope, visitorScope } from '../../../tests/support/factories.ts'
import { findRedirect, importRedirects, undoImport } from './index.server.ts'

const database = useTestDatabase()
const staff = () => createAuthor(database.db, 'editor', 'editor')
const store = recordStores['redirect']
if (!store) throw new TypeError('There are no redirects.')
const leadsTo = (path: string) => findRedirect(visitorScope(database.db), path)

describe('A redirect that staff enter', () => {
  test('leads to the end of a chain, those to its old address follow it, and a loop is refused', async () => {
    const editor = await staff()
    const add = (oldPath: string, newPath: string) =>
      addRecord(editor, store, { old_path: oldPath, new_path: newPath })
    await add('/de/b', '/de/c')
    const first = await add('/de/a/', '/de/b')
    expect(await leadsTo('/de/a')).toBe('/de/c')
    await add('/de/c', '/de/d')
    expect([await leadsTo('/de/a'), await leadsTo('/de/b')]).toEqual(['/de/d', '/de/d'])
    expect((await readHistory(editor, store, first))[0]).toMatchObject({
      action: 'change',
      before: { new_path: '/de/c' },
      after: { new_path: '/de/d' },
    })
    await expect(add('/de/d', '/de/a')).rejects.toMatchObject({ fields: { new_path: 'redirect_loop' } })
    await expect(
      changeRecord(editor, store, first, { changes: { new_path: '/de/a?x=1' } }),
    ).rejects.toMatchObject({ fields: { new_path: 'redirect_loop' } })
    await expect(add('/de/a', '/de/z')).rejects.toMatchObject({ fields: { old_path: 'taken' } })
  })

  test('does not come back as part of a loop', async () => {
    const editor = await staff()
    const id = await addRecord(editor, store, { old_path: '/de/a', new_path: '/de/b' })
    await deleteRecord(editor, recordStores, store, id, { language: 'de', files: openTestMedia().store })
    await addRecord(editor, store, { old_path: '/de/b', new_path: '/de/a' })
    await expect(restoreRecord(editor, store, id)).rejects.toMatchObject({
      fields: { new_path: 'redirect_loop' },
    })
  })

  test('is refused from the address of a public page or a list, and possible from that of a draft', async () => {
    const editor = await staff()
    const scope = systemScope(database.db)
    const texts = { de: { slug: 'haus', title: 'Haus' }, en: { slug: 'house', title: 'House' } }
    const page = await createPage(scope, { texts })
    await publishPageContent(scope, page, 'de', buildContent('Da'))
    const add = (oldPath: string) => addRecord(editor, store, { old_path: oldPath, new_path: '/de/neu' })
    for (const path of ['/de/haus', '/de/programm-und-karten', '/en'])
      await expect(add(path), path).rejects.toMatchObject({ fields: { old_path: 'page_first' } })
    expect(await add('/en/house')).toEqual(expect.any(Number))
  })
})

describe('A list of redirects', () => {
  const list = '/de/eins;/de/neu\n/de/zwei;/de/eins\n/de/drei;nirgends\n/de/alt;/de/anders'

  test('says what would happen, is stored as one batch, and can be taken back', async () => {
    const editor = await staff()
    const id = await addRecord(editor, store, { old_path: '/de/alt', new_path: '/de/frueher' })
    const expected = {
      added: 2,
      changed: 1,
      unchanged: 0,
      rejectedCount: 1,
      rejected: [{ line: 3, oldPath: '/de/drei', newPath: 'nirgends', error: 'target' }],
    }
    expect(await importRedirects(editor, list, { isTrial: true })).toEqual({ ...expected, batch: null })
    expect(await leadsTo('/de/eins')).toBeNull()
    const { batch, ...outcome } = await importRedirects(editor, list, { isTrial: false })
    expect(outcome).toEqual(expected)
    const all = async () => [await leadsTo('/de/eins'), await leadsTo('/de/zwei'), await leadsTo('/de/alt')]
    expect(await all()).toEqual(['/de/neu', '/de/neu', '/de/anders'])
    expect((await readHistory(editor, store, id))[0]).toMatchObject({
      action: 'import',
      before: { new_path: '/de/frueher' },
      after: { new_path: '/de/anders' },
    })
    expect(await importRedirects(editor, list, { isTrial: true })).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 3,
    })

    await changeRecord(editor, store, id, { changes: { new_path: '/de/spaeter' } })
    expect(await undoImport(editor, batch ?? '')).toBe(2)
    expect(await all()).toEqual([null, null, '/de/spaeter'])
    expect(await undoImport(editor, batch ?? '')).toBe(0)
  })

  test('has 5,000 lines at most, and is for staff who may change records', async () => {
    const editor = await staff()
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => `/de/a-${at};/de/neu`).join('\n')
    expect(await importRedirects(editor, lines(5000), { isTrial: false })).toMatchObject({ added: 5000 })
    await expect(importRedirects(editor, lines(5001), { isTrial: true })).rejects.toMatchObject({
      fields: { text: 'too_many' },
    })
    const author = await createAuthor(database.db, 'author', 'author')
    await expect(importRedirects(author, '', { isTrial: true })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(undoImport(author, 'x')).rejects.toMatchObject({ code: 'forbidden' })
  })
})
