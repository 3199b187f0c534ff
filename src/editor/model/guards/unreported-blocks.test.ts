import { describe, expect, it } from 'vitest'
import { findDefinition } from '#blocks/find-definition.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { findNotices } from './find-notices.ts'
import { haveChanged, shownUnasked, withLeft, withUnreported } from './unreported-blocks.ts'

const block = (id: string, type: string, fields: Record<string, unknown>, children?: StoredBlock[]) => ({
  id,
  type,
  version: 1,
  fields,
  ...(children && { children }),
})
const pageOf = (...blocks: StoredBlock[]): ContentDocument => ({
  version: 1,
  containers: [{ id: 'c', layout: '100', columns: [blocks] }],
})
const shown = (content: ContentDocument, unreported: Parameters<typeof shownUnasked>[1]) =>
  shownUnasked(findNotices(content, { links: {} }), unreported).map(({ id }) => id)

describe('A missing field of a block', () => {
  const headline = block('new', 'headline', { content: '' })
  const list = block('list', 'teaser-list', {}, [block('item', 'teaser-item', {})])

  it('is not reported right after insertion, nor for nested blocks', () => {
    const unreported = withUnreported(withUnreported(new Map(), headline), list)
    expect(shown(pageOf(headline, list), unreported)).toEqual([])
    expect(shown(pageOf(headline, list), new Map())).toEqual([
      'new:content:required',
      'item:headline:required',
    ])
  })

  it('is reported once the field was changed and left', () => {
    const unreported = withLeft(withUnreported(new Map(), headline), 'new', ['content'])
    expect(shown(pageOf(headline), unreported)).toEqual(['new:content:required'])
    expect(
      shown(pageOf(headline), withLeft(withUnreported(new Map(), headline), 'new', ['subline'])),
    ).toEqual([])
  })

  it('is reported for blocks that existed before', () => {
    const unreported = withLeft(withUnreported(new Map(), headline), 'other', ['content'])
    expect(shown(pageOf(block('other', 'headline', { content: '' })), unreported)).toEqual([
      'other:content:required',
    ])
  })
})

describe('A field of a new block', () => {
  const stored = (type: string) => findDefinition(type)?.read({}, 1) ?? {}

  it('has not changed when the server has stored the value that it did not have yet', () => {
    for (const [type, names] of [
      ['video', ['video_url']],
      ['image', ['image', 'image_alt', 'image_decorative']],
      ['text', ['content']],
    ] as const) {
      for (const name of names) expect(stored(type)).toHaveProperty(name)
      expect(haveChanged(block('new', type, stored(type)), names, {})).toBe(false)
      expect(haveChanged(block('new', type, {}), names, stored(type))).toBe(false)
    }
  })

  it('has changed when it says something else', () => {
    expect(haveChanged(block('new', 'headline', { content: 'Orgel' }), ['content'], {})).toBe(true)
    expect(haveChanged(block('new', 'headline', { content: 'Orgel' }), ['subline'], {})).toBe(false)
    const decorative = block('new', 'image', { image_decorative: true })
    expect(haveChanged(decorative, ['image', 'image_decorative'], stored('image'))).toBe(true)
  })
})

describe('Text of a template', () => {
  const template = pageOf(
    block('a', 'headline', { content: 'Worum es geht', headline_level: 2 }),
    block('b', 'quote', { content: 'Ein Satz, der hängen bleibt.', author: 'Name und Aufgabe' }),
  )
  const found = (content: ContentDocument) =>
    findNotices(content, { links: {}, template })
      .filter(({ kind }) => kind === 'template_text')
      .map(({ block: of, field, severity }) => `${severity} ${of} ${field}`)

  it('is a warning in each field that still contains it', () => {
    expect(found(template)).toEqual(['warning a content', 'warning b content', 'warning b author'])
  })

  it('is no warning where another text is written, or none', () => {
    const written = pageOf(
      block('a', 'headline', { content: 'Die Orgel', headline_level: 3 }),
      block('b', 'quote', { content: 'Ein Satz, der hängen bleibt.', author: '' }),
      block('c', 'headline', { content: 'Worum es geht' }),
    )
    expect(found(written)).toEqual(['warning b content'])
  })

  it('is reported only when the user asks for notices or publishes', () => {
    const notices = findNotices(template, { links: {}, template })
    expect(shownUnasked(notices, new Map())).toEqual([])
  })
})
