import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { storeExample } from './block-example.ts'
import type { BlockExample } from './block-examples.ts'
import { changeFields, listErrors, showPage } from './test-programs/block-page.tsx'
import { blockExamples } from './examples.generated.ts'
import { readBlock } from './read-block.ts'
import { blockDefinitions } from './schemas.generated.ts'

const examples = Object.fromEntries(
  Object.entries(blockExamples).map(([type, part]) => [type, part.examples]),
)

test('Every kind of block has examples', () => {
  const without = Object.keys(blockDefinitions).filter((type) => !examples[type]?.length)
  expect(without).toEqual([])
})

test('Only kinds of blocks have examples, and each is named as its folder', () => {
  expect(Object.keys(examples).filter((type) => !Object.hasOwn(blockDefinitions, type))).toEqual([])
  for (const [type, definition] of Object.entries(blockDefinitions)) expect(definition.type).toBe(type)
})

describe.each(Object.entries(examples))('The block %s', (type, all) => {
  const [first] = all
  if (!first) throw new Error(`${type} has an empty list of examples`)

  describe.each(all.map((example) => [example.name, example] as const))('as “%s”', (_, example) => {
    test('can be read in every language without errors', () => {
      for (const language of languages)
        for (const block of storedBlocks(example, language)) {
          expect(listErrors(readBlock(block, blockDefinitions))).toEqual([])
          expect(blockDefinitions[block.type]?.check(block.fields)).toEqual([])
        }
    })

    test('is the same with an unknown field', () => {
      const blocks = storedBlocks(example)
      const changed = changeFields(blocks, (fields) => ({ ...fields, glitter: { level: 11 } }))
      expect(showPage(changed, example)).toBe(showPage(blocks, example))
    })

    test('leaves the page intact when its pictures and recordings were deleted; staff see a note', () => {
      const gone = changeFields(storedBlocks(example), loseMedia)
      expectWholePage(showPage(gone, example))
      const staff = showPage(gone, example, { isStaff: true })
      expectWholePage(staff)
      if (JSON.stringify(gone).includes('media:404'))
        expect(staff).toMatch(/data-missing="(image|recording)_gone"/)
    })

    test('leaves the page intact when all of its targets were deleted', () => {
      const bare = { ...example, links: {} }
      for (const isStaff of [false, true]) expectWholePage(showPage(storedBlocks(example), bare, { isStaff }))
    })
  })

  test('shows visitors nothing, and staff a note, when it is newer or unknown', () => {
    for (const change of [{ version: 99 }, { type: 'marquee' }]) {
      const blocks = storedBlocks(first).map((block) => ({ ...block, ...change }))
      expect(showPage(blocks, first)).toBe(showPage([], {}))
      expect(showPage(blocks, first, { isStaff: true })).toMatch(
        /data-missing="(newer_version|unknown_type)"/,
      )
    }
  })

  test('never breaks the page, whatever its fields contain', () => {
    const blocks = storedBlocks(first)
    const names = [...new Set(all.flatMap((example) => Object.keys(example.block('de').fields)))]
    const anything = fc.dictionary(
      fc.constantFrom(...names, 'glitter'),
      fc.oneof(fc.anything(), fc.jsonValue(), fc.string()),
    )
    fc.assert(
      fc.property(anything, fc.boolean(), (wrong, isStaff) => {
        const changed = changeFields(blocks, (fields) => ({ ...fields, ...wrong }))
        const html = showPage(changed, first, { isStaff })
        expect(html).toContain('Neighbour')
        const isBroken = changed.some((block) => listErrors(readBlock(block, blockDefinitions)).length > 0)
        if (isStaff && isBroken) expect(html).toContain('data-missing="invalid_fields"')
        for (const { type: kind, fields } of changed)
          expect(() => blockDefinitions[kind]?.check(fields)).not.toThrow()
      }),
      { numRuns: 120, seed: 1913 },
    )
  })
})

test.each([
  ['headline', {}],
  ['quote', {}],
  ['link', {}],
  ['event-item', {}],
  ['subscription-item', {}],
  ['entry-form', {}],
  ['shared', {}],
])('The block %s can be read while it is empty, and then has an error', (type, fields) => {
  expect(blockDefinitions[type]?.read(fields, 1)).not.toBeNull()
  expect(blockDefinitions[type]?.check(fields)[0]).toMatchObject({ error: 'required' })
})

test.each([
  ['event-item', {}, 'no_event'],
  ['subscription-item', {}, 'no_subscription'],
  ['link', { content: 'Weiter' }, 'no_target'],
  ['video', {}, 'no_embed'],
  ['event-item', { event: 'event:404' }, 'event_gone'],
  ['subscription-item', { subscription: 'subscription:404' }, 'subscription_gone'],
  ['entry-form', {}, 'no_form'],
  ['entry-form', { form: 'form:gone' }, 'form_gone'],
  ['shared', {}, 'no_shared'],
])(
  'The block %s shows visitors nothing, and staff a note, when its content is missing',
  (type, fields, reason) => {
    const blocks = [{ id: 'a', type, version: 1, fields }]
    const gone = { data: () => null }
    expect(showPage(blocks, gone)).toBe(showPage([], {}))
    expect(showPage(blocks, gone, { isStaff: true })).toContain(`data-missing="${reason}"`)
  },
)

function storedBlocks(example: BlockExample, language: 'de' | 'en' = 'de') {
  return storeExample(example, language, blockDefinitions).flatMap(({ columns }) => columns.flat())
}

/** The same fields with every picture deleted. */
function loseMedia(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && /^(media|figure):/.test(value) ? 'media:404' : value,
    ]),
  )
}

/** Checks that the rest of the page is intact: no stringified values such as `undefined`, and the neighbour. */
function expectWholePage(html: string): void {
  expect(html).toContain('Neighbour')
  expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/\b(undefined|NaN)\b|\[object /)
}
