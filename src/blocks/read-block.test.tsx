import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { StoredBlock } from '#contracts/pages.ts'
import { readContent } from '#domain/content/pages/read-content.ts'
import { listErrors, showPage } from './test-programs/block-page.tsx'
import { defineBlock } from './definition.ts'
import { readBlock } from './read-block.ts'
import { blockDefinitions } from './schemas.generated.ts'

describe('A stored block of another version', () => {
  const planted = defineBlock({
    type: 'headline',
    version: 3,
    fields: z.object({ content: z.string(), headline_level: z.number() }),
    upgrades: {
      1: ({ title, ...fields }) => ({ ...fields, content: title }),
      2: (fields) => ({ ...fields, headline_level: 3 }),
    },
    textOf: ({ content }) => [content],
  })
  const definitions = { headline: planted }
  const stored = (version: number, fields: Record<string, unknown>): StoredBlock => ({
    id: 'a',
    type: 'headline',
    version,
    fields,
  })

  test('is upgraded step by step', () => {
    const now = { version: 3, fields: { content: 'Alt', headline_level: 3 } }
    expect(readBlock(stored(1, { title: 'Alt' }), definitions)).toMatchObject(now)
    expect(readBlock(stored(2, { content: 'Alt' }), definitions)).toMatchObject(now)
    expect(showPage([stored(1, { title: 'Alt' })], {}, { definitions })).toContain('<h3>Alt</h3>')
  })

  test('keeps its fields and is marked if it cannot be upgraded, or is newer', () => {
    const fields = { title: 'Alt' }
    expect(readBlock(stored(0, fields), definitions)).toMatchObject({
      version: 0,
      fields,
      error: 'invalid_fields',
    })
    expect(readBlock(stored(4, fields), definitions)).toMatchObject({
      version: 4,
      fields,
      error: 'newer_version',
    })
  })

  test('that is not a block at all is marked, too', () => {
    for (const type of ['marquee', 'constructor', '__proto__'])
      expect(readBlock({ ...stored(1, {}), type }, definitions)).toMatchObject({ error: 'unknown_type' })
  })
})

describe('A misplaced block', () => {
  const item = (id: string, content: string): StoredBlock => ({
    id,
    type: 'faq-item',
    version: 1,
    fields: { content },
  })
  const stray: StoredBlock = { id: 'b', type: 'headline', version: 1, fields: { content: 'Verirrt' } }
  const faq: StoredBlock = {
    id: 'faq',
    type: 'faq',
    version: 1,
    fields: {},
    children: [item('a', 'Gibt es eine Garderobe?'), stray],
  }

  test('is marked for staff and left out for visitors, who see its neighbours', () => {
    const visitors = showPage([faq, item('c', 'Allein')], {})
    expect(visitors).toContain('Neighbour')
    expect(visitors).toContain('Garderobe')
    expect(visitors).not.toMatch(/Verirrt|Allein/)
    const staff = showPage([faq, item('c', 'Allein')], {}, { isStaff: true })
    expect(staff.match(/data-missing="misplaced"/g)).toHaveLength(2)
    expect(staff).toContain('Der Block „faq-item“ darf an dieser Stelle nicht stehen.')
  })

  test('is not checked inside of an unknown block', () => {
    const unknown = readBlock({ ...faq, type: 'marquee' }, blockDefinitions)
    expect(listErrors(unknown)).toEqual([['marquee', 'unknown_type']])
  })

  test('may be nested arbitrarily deep without breaking the page', () => {
    let deep = item('end', 'Ganz unten')
    for (let depth = 0; depth < 200; depth++) deep = { ...faq, id: `d${depth}`, children: [deep] }
    expect(showPage([deep], {})).toContain('Neighbour')
    expect(showPage([deep], {}, { isStaff: true })).toContain('data-missing="misplaced"')
    const content = { version: 1, containers: [{ id: 'c', layout: '100', columns: [[deep]] }] }
    expect(readContent(content).containers).toHaveLength(1)
  })
})
