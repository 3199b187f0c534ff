import { describe, expect, test } from 'vitest'
import { kindsFor, turnedInto } from './turn-into.ts'

const block = (type: string, fields: Record<string, unknown>, children: Record<string, unknown>[] = []) => ({
  id: 'one',
  type,
  version: 1,
  fields,
  children: children.map((own, index) => ({
    id: `item-${index}`,
    type: 'image-item',
    version: 1,
    fields: own,
  })),
})
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const rich = (...texts: string[]) => ({ type: 'doc', content: texts.map(paragraph) })

describe('A block can be turned into', () => {
  test('types with the same contents', () => {
    expect(kindsFor(block('headline', { content: 'Orgel' })).toSorted()).toEqual(['quote', 'text'])
    expect(kindsFor(block('image', { image: 'media:3' }))).toEqual(['image-list'])
    expect(kindsFor(block('event-list', {}))).toEqual([])
    expect(kindsFor(block('marquee', {}))).toEqual([])
    expect(kindsFor(block('image-item', { image: 'media:3' }))).toEqual([])
  })

  test('another type of text with all its words', () => {
    expect(turnedInto(block('text', { content: rich('Eins', 'Zwei') }), 'headline')).toEqual([
      { fields: { headline_level: 2, content: 'Eins Zwei' } },
    ])
    expect(turnedInto(block('quote', { content: 'Eins\nZwei' }), 'text')).toEqual([
      { fields: { content: rich('Eins', 'Zwei') } },
    ])
    const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Punkt')] }] }
    expect(turnedInto(block('text', { content: { type: 'doc', content: [list] } }), 'quote')).toEqual([
      { fields: { content: 'Punkt' } },
    ])
    expect(turnedInto(block('text', { content: rich() }), 'headline')).toEqual([
      { fields: { headline_level: 2, content: '' } },
    ])
  })

  test('pictures, one by one or together, with their descriptions', () => {
    const one = { image: 'media:1', image_alt: 'Saal', description: 'Der Saal', copyright: 'Haus' }
    const two = { image: 'media:2', image_decorative: true }
    expect(turnedInto(block('image', { ...one, alias: 'small', link: 'page:3' }), 'image-list')).toEqual([
      { fields: {}, children: [{ type: 'image-item', fields: one }] },
    ])
    expect(turnedInto(block('image-list', {}, [one, two]), 'image')).toEqual([
      { fields: one },
      { fields: two },
    ])
    expect(turnedInto(block('image-list', {}), 'image')).toBeNull()
  })
})
