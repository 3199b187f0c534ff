import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import {
  changeOf,
  createAuthor,
  createTestPage,
  insertBox,
  insertHeadline,
  later,
  setContent,
} from '../../../../tests/support/drafts.ts'
import type { Operation } from '#contracts/page-operations.ts'
import { buildContent } from '../../../../tests/support/factories.ts'
import { saveRevision } from '../pages/write-section.server.ts'
import type { SectionKey } from '../pages/find-section.server.ts'
import type { Scope } from '#domain/scope.ts'
import { confirmTranslation, findCounterpart } from './other-language.server.ts'
import { findDraft } from './draft.server.ts'
import { sectionStatus } from './section-status.server.ts'
import { sendChanges } from './send-changes.server.ts'

const database = useTestDatabase()

async function begin() {
  const anna = await createAuthor(database.db, 'Anna')
  const { de, en } = await createTestPage(database.db)
  for (const key of [de, en]) await send(anna, key, insertBox(), insertHeadline('one', key.language))
  return { anna, de, en }
}

async function send(scope: Scope, key: SectionKey, ...operations: Operation[]): Promise<void> {
  const base = (await findDraft(scope, key))?.sequence ?? 0
  await sendChanges(scope, key, { client: 'window-a', base, changes: [changeOf(...operations)] })
}

const marks = async (scope: Scope, key: SectionKey) => (await sectionStatus(scope, key)).translation
const even = {
  exists: true,
  missing_there: [],
  older_there: [],
  copied_there: [],
  missing_here: [],
  older_here: [],
  copied_here: [],
}

describe('A comparison of both languages', () => {
  test('is empty as long as one of them does not exist', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const { de } = await createTestPage(database.db)
    await send(anna, de, insertBox(), insertHeadline('one', 'Eins'))
    expect(await marks(anna, de)).toEqual({ ...even, exists: false, missing_there: ['one'] })
  })

  test('reports missing blocks on both sides', async () => {
    const { anna, de, en } = await begin()
    await send(anna, de, insertHeadline('two', 'Zwei'))
    await send(anna, en, insertHeadline('three', 'Three'))
    expect(await marks(anna, de)).toEqual({ ...even, missing_there: ['two'], missing_here: ['three'] })
    expect(await marks(anna, en)).toEqual({ ...even, missing_there: ['three'], missing_here: ['two'] })
  })

  test('treats untouched blocks as equal, whenever they were saved', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const { de, en } = await createTestPage(database.db)
    await saveRevision(anna, de, buildContent('Alt'))
    await saveRevision(later(anna, 5), en, buildContent('Old'))
    await findDraft(anna, de)
    expect(await marks(anna, de)).toEqual(even)
  })

  test('marks the later edit as newer, but not a moved block', async () => {
    const { anna, de, en } = await begin()
    await send(anna, de, {
      kind: 'move-block',
      id: 'one',
      to: { in: 'column', container: 'box', column: 0, after: null },
    })
    expect(await marks(anna, en)).toEqual(even)
    await send(later(anna, 5), de, setContent('one', 'Neu'))
    expect(await marks(anna, de)).toEqual({ ...even, older_there: ['one'] })
    expect(await marks(anna, en)).toEqual({ ...even, older_here: ['one'] })
  })

  test('counts a translation as up to date, without making its source outdated', async () => {
    const { anna, de, en } = await begin()
    await send(later(anna, 5), de, setContent('one', 'Neu'))
    for (const [minutes, text] of [
      [10, 'N'],
      [11, 'New'],
      [60, 'Newer'],
    ] as const)
      await send(later(anna, minutes), en, setContent('one', text))
    expect(await marks(anna, de)).toEqual(even)
    await send(later(anna, 180), en, setContent('one', 'News'))
    expect(await marks(anna, de)).toEqual({ ...even, older_here: ['one'] })
    await send(later(anna, 181), de, setContent('one', 'Neues'))
    expect(await marks(anna, en)).toEqual(even)
  })

  test('treats a copied block as equal but not translated, until its words are changed', async () => {
    const { anna, de, en } = await begin()
    await send(later(anna, 5), de, insertHeadline('two', 'Zwei'))
    await send(later(anna, 10), en, insertHeadline('two', 'Zwei'))
    expect(await marks(anna, en)).toEqual({ ...even, copied_here: ['two'] })
    expect(await marks(anna, de)).toEqual({ ...even, copied_there: ['two'] })
    await send(later(anna, 11), en, setContent('two', 'Two'))
    expect(await marks(anna, de)).toEqual(even)
    await send(later(anna, 12), en, setContent('two', 'Zwei'))
    expect(await marks(anna, en)).toEqual({ ...even, copied_here: ['two'] })
  })

  test('notes texts that replace others as copied, but not the same word typed in both languages', async () => {
    const { anna, de, en } = await begin()
    await send(later(anna, 1), en, setContent('one', 'de'))
    expect(await marks(anna, en)).toEqual(even)
    const [headline] = (await findDraft(anna, de))?.content.containers[0]?.columns[0] ?? []
    await send(later(anna, 2), en, setContent('one', 'English'))
    await send(later(anna, 3), en, { kind: 'set-fields', id: 'one', fields: headline?.fields ?? {} })
    expect(await marks(anna, en)).toEqual({ ...even, copied_here: ['one'] })
  })

  test('does not ask for the translation of a copied block without words', async () => {
    const { anna, de, en } = await begin()
    for (const key of [de, en]) await send(anna, key, insertHeadline('year', '1913'))
    expect(await marks(anna, en)).toEqual(even)
  })

  test('accepts that an editor confirms a copy, which is then asked for no more', async () => {
    const { anna, de, en } = await begin()
    for (const key of [de, en]) await send(anna, key, insertHeadline('name', 'Gustav Mahler'))
    expect((await confirmTranslation(anna, en, ['name'])).translation).toEqual(even)
  })

  test('accepts that an editor marks a block as up to date', async () => {
    const { anna, de, en } = await begin()
    await send(later(anna, 5), de, setContent('one', 'Tippfehler behoben'))
    const status = await confirmTranslation(later(anna, 6), en, ['one', 'unknown'])
    expect(status.translation).toEqual(even)
    expect(await marks(anna, de)).toEqual(even)
    await send(later(anna, 7), de, setContent('one', 'Neu'))
    expect(await marks(anna, en)).toEqual({ ...even, older_here: ['one'] })
  })

  test('returns the counterpart as it is, and as it was when this block was last edited', async () => {
    const { anna, de, en } = await begin()
    await send(later(anna, 5), de, setContent('one', 'Neu'))
    const found = await findCounterpart(anna, en, 'one')
    expect([found.fields?.['content'], found.fieldsThen?.['content']]).toEqual(['Neu', 'de'])
    await send(later(anna, 10), en, setContent('one', 'New'))
    const after = await findCounterpart(anna, en, 'one')
    expect(after.fieldsThen?.['content']).toBe('Neu')
    await send(later(anna, 12), de, insertHeadline('two', 'Zwei'))
    expect(await findCounterpart(anna, en, 'two')).toMatchObject({
      fields: { content: 'Zwei' },
      fieldsThen: null,
    })
    expect(await findCounterpart(anna, de, 'nothing')).toEqual({ fields: null, fieldsThen: null })
  })
})
