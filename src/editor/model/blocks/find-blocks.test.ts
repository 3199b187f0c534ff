import { describe, expect, test } from 'vitest'
import { blockForms } from '#blocks/forms.generated.ts'
import { findBlocks } from './find-blocks.ts'

const blocks = Object.entries(blockForms)
  .filter(([, form]) => form.isOffered)
  .map(([type, form]) => ({ type, form }))
const find = (query: string, language: 'de' | 'en' = 'de') =>
  findBlocks(query, blocks, language).map(({ type }) => type)

describe('The palette finds', () => {
  test.each([
    ['uberschrift', 'headline'],
    ['Ueberschr', 'headline'],
    ['ÜBER', 'headline'],
    ['galerie', 'image-list'],
    ['foto', 'image'],
    ['knopf', 'link'],
    ['häufige fragen', 'faq'],
    ['haeufig', 'faq'],
    ['youtube', 'video'],
    ['abo', 'subscription-item'],
    ['strecke', 'image-list'],
    ['insta', 'social-media'],
    ['Teaser-Liste', 'teaser-list'],
  ])('for “%s” the block %s', (query, type) => {
    expect(find(query)).toContain(type)
  })

  test('matches of the name before matches of the description', () => {
    expect(find('bild')[0]).toBe('image')
    expect(find('video')[0]).toBe('video')
    expect(find('quote', 'en')[0]).toBe('quote')
  })

  test('blocks by the terms of the interface’s language', () => {
    expect(find('heading', 'en')).toEqual(['headline'])
    expect(find('heading')).toEqual([])
  })

  test('all blocks for an empty query, and none for nonsense', () => {
    expect(find(' ')).toHaveLength(blocks.length)
    expect(find('xylophon')).toEqual([])
  })
})
