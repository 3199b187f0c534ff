import { describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { findBlock } from '#operations/index.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import {
  beginPage,
  send,
  textOf,
  createAuthor,
  createTestPage,
  insertBox,
  insertHeadline,
  setContent,
} from '../../../../tests/support/drafts.ts'
import { buildContent } from '../../../../tests/support/factories.ts'
import { hostileTexts } from '../../../../tests/support/hostile-texts.ts'
import { saveRevision } from '../pages/write-section.server.ts'
import { contentAt } from './content-at.server.ts'
import { findDraft } from './draft.server.ts'
import { keepVersion } from './versions.server.ts'

const database = useTestDatabase()

describe('Stored content', () => {
  test('contains exactly the fields that the block defines', async () => {
    const { anna, de } = await beginPage(database.db)
    const sent = await send(anna, de, 'window-a', 1, {
      kind: 'set-fields',
      id: 'one',
      fields: { content: 'Neu', headline_level: '3', onclick: 'alert(1)' },
    })
    expect(sent.changes[0]?.operations).toEqual([
      { kind: 'set-fields', id: 'one', fields: { content: 'Neu', headline_level: 3 } },
    ])
    const taken = await send(anna, de, 'window-a', 2, {
      kind: 'set-fields',
      id: 'one',
      fields: {},
      unset: ['preline', 'onclick'],
    })
    expect(taken.changes[0]?.operations).toEqual([
      { kind: 'set-fields', id: 'one', fields: { preline: '' }, unset: ['onclick'] },
    ])
  })

  test('contains only the allowed marks of rich text', async () => {
    const { anna, de } = await beginPage(database.db)
    const pasted = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          attrs: { style: 'mso-style' },
          content: [
            { type: 'text', text: 'Wort', marks: [{ type: 'bold' }, { type: 'highlight' }] },
            { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
          ],
        },
      ],
    }
    const block = { id: 'text', type: 'text', version: 1, fields: { content: pasted } }
    const to = { in: 'column' as const, container: 'box', column: 0, after: 'one' }
    await send(anna, de, 'window-a', 1, { kind: 'insert-block', block, to })
    const { content } = await contentAt(anna, de, { sequence: 2 })
    expect(JSON.stringify(textOf(content, 'text'))).toContain('"marks":[{"type":"bold"}]')
    expect(JSON.stringify(textOf(content, 'text'))).not.toMatch(/highlight|mso|script/)
  })

  test('never breaks the document: an error names the block, and nothing is stored', async () => {
    const { anna, de } = await beginPage(database.db)
    const to = { in: 'column' as const, container: 'box', column: 0, after: null }
    const block = (type: string, id = 'new', fields = {}, version = 1) => ({ id, type, version, fields })
    const wrong: [Operation, object][] = [
      [{ kind: 'set-fields', id: 'one', fields: { headline_level: 9 } }, { 'one.headline_level': 'invalid' }],
      [{ kind: 'insert-block', block: block('nonsense'), to }, { new: 'invalid' }],
      [{ kind: 'insert-block', block: block('constructor'), to }, { new: 'invalid' }],
      [{ kind: 'insert-block', block: block('__proto__'), to }, { new: 'invalid' }],
      [{ kind: 'insert-block', block: block('headline', 'new', {}, 99), to }, { new: 'invalid' }],
      [{ kind: 'insert-block', block: block('faq-item'), to }, { new: 'invalid' }],
      [{ kind: 'insert-block', block: block('text', 'one'), to }, { one: 'taken' }],
      [
        { kind: 'insert-block', block: block('text'), to: { in: 'block', parent: 'one', after: null } },
        { new: 'invalid' },
      ],
      [
        {
          kind: 'insert-block',
          block: { ...block('faq'), children: [block('faq-item', 'a'), block('faq-item', 'a')] },
          to,
        },
        { a: 'taken' },
      ],
      [insertBox('box'), { box: 'taken' }],
      [
        {
          kind: 'insert-container',
          container: { id: 'wide', layout: '100', columns: [[], []] },
          after: null,
        },
        { wide: 'invalid' },
      ],
      [
        {
          kind: 'replace-content',
          content: {
            version: 1,
            containers: [{ id: 'c', layout: '100', columns: [[block('text', 'x'), block('text', 'x')]] }],
          },
        },
        { x: 'taken' },
      ],
    ]
    for (const [operation, fields] of wrong)
      await expect(send(anna, de, 'window-a', 1, operation), JSON.stringify(operation)).rejects.toMatchObject(
        { code: 'invalid', fields },
      )
    expect((await findDraft(anna, de))?.sequence).toBe(1)
  })

  test('has a maximum size', async () => {
    const { anna, de } = await beginPage(database.db)
    const many = Array.from({ length: 2000 }, (_, index) => ({
      id: `b${index}`,
      type: 'reservation',
      version: 1,
      fields: {},
    }))
    const box = { id: 'many', layout: '100' as const, columns: [many] }
    await expect(
      send(anna, de, 'window-a', 1, { kind: 'insert-container', container: box, after: null }),
    ).rejects.toMatchObject({ fields: { content: 'too_long' } })
    const long = Array.from({ length: 320 }, (_, index) => ({
      id: `t${index}`,
      type: 'full-teaser',
      version: 1,
      fields: { text: 'ä'.repeat(2500) },
    }))
    await expect(
      send(anna, de, 'window-a', 1, {
        kind: 'insert-container',
        container: { id: 'long', layout: '100', columns: [long] },
        after: null,
      }),
    ).rejects.toMatchObject({ fields: { content: 'too_long' } })
  })

  test('has tables of at most 200 rows and 20 columns', async () => {
    const { anna, de } = await beginPage(database.db)
    const insertTable = (rows: number, columns: number, base: number) =>
      send(anna, de, 'window-a', base, {
        kind: 'insert-container',
        container: {
          id: `box-${rows}-${columns}`,
          layout: '100',
          columns: [
            [
              {
                id: `table-${rows}-${columns}`,
                type: 'table',
                version: 1,
                fields: { columns },
                children: Array.from({ length: rows }, (_, index) => ({
                  id: `row-${rows}-${columns}-${index}`,
                  type: 'table-row',
                  version: 1,
                  fields: { cell_1: 'a' },
                })),
              },
            ],
          ],
        },
        after: null,
      })
    await expect(insertTable(201, 2, 1)).rejects.toMatchObject({
      fields: { 'table-201-2.children': 'too_many' },
    })
    await expect(insertTable(2, 21, 1)).rejects.toMatchObject({ code: 'invalid' })
    await insertTable(200, 20, 1)
    await expect(
      send(anna, de, 'window-a', 2, {
        kind: 'insert-block',
        block: { id: 'one-more', type: 'table-row', version: 1, fields: {} },
        to: { in: 'block', parent: 'table-200-20', after: null },
      }),
    ).rejects.toMatchObject({ fields: { 'table-200-20.children': 'too_many' } })
  })

  test('stays valid whatever people and attackers paste', async () => {
    const { anna, de } = await beginPage(database.db)
    const texts = [...hostileTexts, 'a\0b', '\ud800', '\u202eabc']
    let sequence = 1
    for (let index = 0; index < texts.length; index += 10) {
      const pasted = texts.slice(index, index + 10).map((text) => setContent('one', text.slice(0, 900)))
      sequence = (await send(anna, de, 'window-a', sequence, ...pasted)).sequence
    }
    const { content } = await contentAt(anna, de, { sequence })
    expect(content).toEqual((await findDraft(anna, de))?.content)
  })

  test('is a broken block only if an undo restores exactly that block', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const { de } = await createTestPage(database.db)
    await saveRevision(anna, de, buildContent('Text'))
    const draft = await findDraft(anna, de)
    const strange = { id: 'strange', type: 'from-the-future', version: 3, fields: { x: 1 } }
    const containers = [{ id: 'c', layout: '100', columns: [[strange]] }]
    // Only another version of the program can have stored such content.
    await database.db.execute(
      sql`INSERT INTO revisions (section_id, content) VALUES (${draft?.sectionId}, ${JSON.stringify({ version: 1, containers })}::jsonb)`,
    )
    await database.db.execute(
      sql`UPDATE section_drafts SET content = ${JSON.stringify({ version: 1, containers })}::jsonb`,
    )
    await send(anna, de, 'window-a', 0, { kind: 'remove-block', id: 'strange' })
    const to = { in: 'column' as const, container: 'c', column: 0, after: null }
    await expect(
      send(anna, de, 'window-a', 1, {
        kind: 'insert-block',
        block: { ...strange, fields: { x: 2 } },
        to,
      }),
    ).rejects.toMatchObject({ fields: { strange: 'invalid' } })
    expect(await send(anna, de, 'window-a', 1, { kind: 'insert-block', block: strange, to })).toMatchObject({
      sequence: 2,
    })
  })
})

describe('A place where a block may not stand', () => {
  const quote = { id: 'quote', type: 'quote', version: 1, fields: { content: 'Musik' } }
  const item = { id: 'item', type: 'faq-item', version: 1, fields: { content: 'Warum?' } }
  const faq = { id: 'faq', type: 'faq', version: 1, fields: {}, children: [item] }
  const inBox = (after: string | null = null) => ({
    in: 'column' as const,
    container: 'box',
    column: 0,
    after,
  })
  const inFaq = (after: string | null = null) => ({ in: 'block' as const, parent: 'faq', after })

  /** A page with a list of questions and a quotation, whose draft is already a version. */
  async function openPage() {
    const { anna, de } = await beginPage(database.db)
    await send(
      anna,
      de,
      'window-a',
      1,
      { kind: 'insert-block', block: faq, to: inBox('one') },
      { kind: 'insert-block', block: quote, to: inBox('faq') },
    )
    await keepVersion(anna, de, { summary: 'Zitat' })
    return { anna, de }
  }

  test.each<[string, Operation, object]>([
    [
      'moved into a list of something else',
      { kind: 'move-block', id: 'quote', to: inFaq() },
      { quote: 'invalid' },
    ],
    ['an item moved out of its list', { kind: 'move-block', id: 'item', to: inBox() }, { item: 'invalid' }],
    [
      'pasted into a list of something else',
      { kind: 'insert-block', block: { ...quote, id: 'copy' }, to: inFaq('item') },
      { copy: 'invalid' },
    ],
    [
      'pasted inside of another block',
      {
        kind: 'insert-block',
        block: { ...faq, id: 'copy', children: [{ ...quote, id: 'inner' }] },
        to: inBox(),
      },
      { inner: 'invalid' },
    ],
    [
      'pasted with a container',
      {
        kind: 'insert-container',
        container: { id: 'new', layout: '100', columns: [[{ ...item, id: 'copy' }]] },
        after: null,
      },
      { copy: 'invalid' },
    ],
    [
      'restored with a whole content',
      {
        kind: 'replace-content',
        content: {
          version: 1,
          containers: [{ id: 'box', layout: '100', columns: [[{ ...faq, children: [quote] }]] }],
        },
      },
      { quote: 'invalid' },
    ],
    ['its own inside', { kind: 'move-block', id: 'faq', to: inFaq() }, { 'faq.parent': 'inside_itself' }],
    [
      'the inside of what is in it',
      { kind: 'move-block', id: 'faq', to: { in: 'block', parent: 'item', after: null } },
      { 'faq.parent': 'inside_itself' },
    ],
    ['after nobody', { kind: 'move-block', id: 'quote', to: inBox('nobody') }, { 'quote.after': 'unknown' }],
    [
      'a parent that is nobody',
      { kind: 'move-block', id: 'quote', to: { in: 'block', parent: 'nobody', after: null } },
      { 'quote.parent': 'unknown' },
    ],
    [
      'a container that is none',
      { kind: 'insert-block', block: { ...quote, id: 'copy' }, to: { ...inBox(), container: 'nowhere' } },
      { 'copy.container': 'unknown' },
    ],
    [
      'a container after nobody',
      { kind: 'move-container', id: 'box', after: 'nobody' },
      { 'box.after': 'unknown' },
    ],
  ])('is refused by name: %s', async (_, operation, fields) => {
    const { anna, de } = await openPage()
    await expect(send(anna, de, 'window-a', 2, operation)).rejects.toMatchObject({ code: 'invalid', fields })
    expect((await findDraft(anna, de))?.sequence).toBe(2)
  })

  test('is refused for whole documents, too', async () => {
    const { anna, de } = await openPage()
    const containers = [{ id: 'box', layout: '100' as const, columns: [[{ ...faq, children: [quote] }]] }]
    await expect(saveRevision(anna, de, { version: 1, containers })).rejects.toMatchObject({
      fields: { quote: 'invalid' },
    })
  })

  test('stays where it is already stored, can be moved away, but not put there again', async () => {
    const { anna, de } = await openPage()
    const stored = {
      version: 1,
      containers: [{ id: 'box', layout: '100', columns: [[{ ...faq, children: [item, quote] }]] }],
    }
    await database.db.execute(sql`UPDATE section_drafts SET content = ${JSON.stringify(stored)}::jsonb`)
    await send(anna, de, 'window-a', 2, insertHeadline('two', 'Zwei'))
    await send(anna, de, 'window-a', 3, { kind: 'move-block', id: 'quote', to: inBox() })
    await expect(
      send(anna, de, 'window-a', 4, { kind: 'move-block', id: 'quote', to: inFaq() }),
    ).rejects.toMatchObject({ fields: { quote: 'invalid' } })
  })

  test('may be named by a neighbour that somebody has removed meanwhile; the block is then inserted last', async () => {
    const { anna, de } = await openPage()
    await send(anna, de, 'window-a', 2, { kind: 'remove-block', id: 'faq' })
    const to = inBox('faq')
    await send(anna, de, 'window-a', 3, { kind: 'insert-block', block: { ...quote, id: 'late' }, to })
    expect(textOf((await findDraft(anna, de))?.content, 'late')).toBe('Musik')
  })
})

test('A change that this version of the program does not know is skipped when the log is read', async () => {
  const { anna, de } = await beginPage(database.db)
  const draft = await findDraft(anna, de)
  await database.db.execute(sql`
    INSERT INTO section_changes (section_id, sequence, change_id, client, operations)
    VALUES (${draft?.sectionId}, 2, ${crypto.randomUUID()}, 'window-z', '[{"kind": "paint", "id": "one"}]'::jsonb)`)
  await database.db.execute(sql`UPDATE section_drafts SET sequence = 2`)
  await send(anna, de, 'window-b', 1, setContent('one', 'Neu'))
  expect(textOf((await contentAt(anna, de, { sequence: 2 })).content, 'one')).toBe('Eins')
  expect(textOf((await contentAt(anna, de, { sequence: 3 })).content, 'one')).toBe('Neu')
})

describe('A short link of a provider', () => {
  const short = 'https://vm.tiktok.com/ZMFHvt5aj/'
  const block = { id: 'post', type: 'social-media', version: 1, fields: { embed: short } }
  const to = { in: 'column' as const, container: 'box', column: 0, after: 'one' }
  const leadingTo = (address: string | null) => ({ followShortLink: () => Promise.resolve(address) })
  const embedOf = (content: ContentDocument | undefined) =>
    content && findBlock(content, 'post')?.block.fields['embed']

  test('is stored as the address that it leads to', async () => {
    const { anna, de } = await beginPage(database.db)
    const scope = { ...anna, ...leadingTo('https://www.tiktok.com/@haus/video/7234567890123456789?_t=8X') }
    const sent = await send(scope, de, 'window-a', 1, { kind: 'insert-block', block, to })
    const whole = 'https://www.tiktok.com/@haus/video/7234567890123456789'
    expect(JSON.stringify(sent.changes)).toContain(whole)
    expect(embedOf((await findDraft(anna, de))?.content)).toBe(whole)
  })

  test.each([
    ['when nobody can be asked', {}],
    ['when its provider does not answer', { followShortLink: () => Promise.reject(new Error('offline')) }],
    ['when it leads nowhere', leadingTo(null)],
    ['when it leads to what can’t be played', leadingTo('https://www.tiktok.com/tag/orgel')],
    ['when it leads to somebody else', leadingTo('https://evil.example/@haus/video/7234567890123456789')],
  ])('is left for the editor to replace, %s', async (_, given) => {
    const { anna, de } = await beginPage(database.db)
    await send({ ...anna, ...given }, de, 'window-a', 1, { kind: 'insert-block', block, to })
    expect(embedOf((await findDraft(anna, de))?.content)).toBe(short)
  })
})
