import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { StoredBlock } from '#contracts/pages.ts'
import { exampleNow } from '#design/example-events.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { languages } from '#i18n/languages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { parseMarkup, selectAll } from '../../tests/support/markup-tree.ts'
import { showExample } from './block-example.ts'
import { Content } from './content.tsx'
import { blockExamples } from './examples.generated.ts'
import type { ShownBlock } from './view.ts'
import { namesOf, type FormField } from './form.ts'
import { blockForms } from './forms.generated.ts'
import { blockDefinitions } from './schemas.generated.ts'
import { showPage } from './test-programs/block-page.tsx'

const forms = Object.entries(blockForms)

test('Every kind of block has a form', () => {
  expect(Object.keys(blockForms).toSorted()).toEqual(Object.keys(blockDefinitions).toSorted())
})

test('The palette offers the blocks that stand alone, including all that the specification names', () => {
  const offered = forms.filter(([, form]) => form.isOffered).map(([type]) => type)
  const alone = Object.values(blockDefinitions).filter(({ standsAlone }) => standsAlone)
  expect(offered.toSorted()).toEqual(alone.map(({ type }) => type).toSorted())
  const named =
    'headline text link image faq video audio viewer quote full-teaser teaser-list image-list video-list social-media'
  expect(offered).toEqual(expect.arrayContaining(named.split(' ')))
})

describe.each(forms)('The form of the block %s', (type, form) => {
  const schema = blockDefinitions[type]
  if (!schema) throw new Error(`${type} has no schema`)
  const stored = Object.keys(schema.fields.shape)

  test('has every stored field once, and no other', () => {
    const named = form.fields.flatMap(namesOf)
    expect(named.toSorted()).toEqual(stored.toSorted())
    for (const { field } of form.inPlace) expect(stored).toContain(field)
  })

  test('has names and search terms in both languages', () => {
    const texts = [form.name, form.description, ...form.fields.flatMap(wordsOf)]
    for (const language of languages) {
      expect(texts.filter((text) => text[language].trim() === '')).toEqual([])
      expect(form.keywords[language].length).toBeGreaterThan(0)
      expect(form.description[language]).toMatch(/\.$/)
    }
  })

  test('offers exactly the choices that can be stored', () => {
    for (const field of form.fields) {
      if (field.kind !== 'choice') continue
      const values = field.options.flatMap(({ value, also = [] }) => [value, ...also])
      const read = (value: unknown) =>
        blockDefinitions[type]?.read({ [field.field]: value }, 1)?.[field.field]
      for (const value of values) expect(read(value)).toBe(value)
      expect(optionsOf(schema.fields.shape[field.field]).toSorted()).toEqual(values.toSorted())
    }
  })

  test('has readable initial fields; those of a list contain allowed items', () => {
    const { fields, children = [] } = form.create()
    expect(blockDefinitions[type]?.read(fields, 1)).not.toBeNull()
    expect(blockDefinitions[type]?.read({}, 1)).not.toBeNull()
    for (const child of children) {
      expect(blockDefinitions[type]?.children).toContain(child.type)
      expect(blockDefinitions[child.type]?.read(child.fields, 1)).not.toBeNull()
    }
  })

  test('has initial fields that the page can show without loaded data', () => {
    const { fields, children = [] } = form.create()
    const block = { id: 'new', type, version: 1, fields }
    const inside = children.map((child, index) => ({ id: `new-${index}`, version: 1, ...child }))
    for (const language of languages)
      for (const isStaff of [true, false]) {
        const html = showPage(inList({ ...block, children: inside }), {}, { isStaff, language })
        expect(html).toContain('Neighbour')
        expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/\b(undefined|NaN)\b|\[object /)
        expect(html).not.toMatch(/data-missing="(invalid_fields|misplaced)"/)
      }
  })

  test('never begins with the same figure twice', () => {
    const figures = JSON.stringify([form.create(), form.create()]).match(/figure:\w+/g) ?? []
    expect(new Set(figures).size).toBe(figures.length)
  })

  test('finds each text on the page in the one element that shows only this text', () => {
    const found = new Set<string>()
    for (const language of languages)
      for (const example of blockExamples[type]?.examples ?? []) {
        const content = showExample(example, language, blockDefinitions)
        const html = renderToString(
          <LanguageProvider language={language}>
            <Content content={content} context={{ language, now: exampleNow, isStaff: true }} />
          </LanguageProvider>,
        )
        const roots = selectAll(parseMarkup(html), '.column > *')
        const block = blocksIn(content.containers.flatMap(({ columns }) => columns.flat())).find(
          (one) => one.type === type,
        )
        if (!block) throw new Error(`The example ${example.name} has no ${type}`)
        for (const place of form.inPlace) {
          const value = block.fields[place.field]
          const text = typeof value === 'string' ? value : plainTextOf(value)
          const elements = selectAll(roots, place.selector)
          const isShown = text !== '' && (place.isShown?.(block.fields) ?? true)
          if (!isShown) continue
          // The sponsor's name is hidden when there is a logo, and is edited in the panel.
          if (elements.length === 0 && place.field === 'sponsor') continue
          found.add(place.field)
          expect(elements.map((element) => squeeze(element.text))).toEqual([squeeze(text)])
          if (place.kind !== 'rich') expect(elements[0]?.children).toEqual([])
        }
      }
    expect([...found].toSorted()).toEqual([...new Set(form.inPlace.map(({ field }) => field))].toSorted())
  })

  test('describes an example in a few words', () => {
    for (const example of blockExamples[type]?.examples ?? [])
      expect(form.summary(example.block('de').fields).length).toBeLessThanOrEqual(61)
    expect(form.summary({})).toBe('')
  })
})

/** Wraps an item in a list that accepts it. */
function inList(block: StoredBlock): StoredBlock[] {
  const list = Object.values(blockDefinitions).find(({ children }) => children.includes(block.type))
  const standsAlone = blockDefinitions[block.type]?.standsAlone ?? true
  return list && !standsAlone
    ? [{ id: 'list', type: list.type, version: 1, fields: {}, children: [block] }]
    : [block]
}

function wordsOf(field: FormField) {
  return [
    field.label,
    ...(field.hint ? [field.hint] : []),
    ...(field.kind === 'choice' ? field.options.map(({ name }) => name) : []),
  ]
}

/** The values of an enum schema, whatever wraps it. */
function optionsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('options' in schema && Array.isArray(schema.options)) return schema.options.map(String)
  if (!('def' in schema) || typeof schema.def !== 'object' || schema.def === null) return []
  return 'innerType' in schema.def ? optionsOf(schema.def.innerType) : []
}

function blocksIn(blocks: ShownBlock[]): ShownBlock[] {
  return blocks.flatMap((block) => [block, ...blocksIn(block.children)])
}

/** Removes white space, which differs in rich text, and visually hidden text. */
function squeeze(text: string): string {
  return text.replace(/\(öffnet[^)]*\)|\(opens[^)]*\)/g, '').replace(/\s+/g, '')
}
