import { expect, test } from 'vitest'
import { findForm } from '#blocks/find-form.ts'
import { libraryTextsFor, withOtherPicture } from './library-texts.ts'

const form = findForm('image')?.fields ?? []
const field = form.find((one) => one.kind === 'picture')
const known = {
  'media:1': { alt: 'Der Saal', is_decorative: false, caption: 'Vor dem Konzert', credit: 'Ada Lindqvist' },
  'media:2': { alt: 'Linien', is_decorative: true, caption: '', credit: 'Hausarchiv' },
}

test("An empty text of a picture block falls back to the library's text", () => {
  expect(libraryTextsFor(form, { image: 'media:1' }, known)).toEqual({
    image_alt: 'Der Saal',
    description: 'Vor dem Konzert',
    copyright: 'Ada Lindqvist',
  })
  expect(libraryTextsFor(form, { image: 'media:2' }, known)).toEqual({ copyright: 'Hausarchiv' })
  for (const image of ['figure:a', 'media:9', '', undefined])
    expect(libraryTextsFor(form, { image }, known)).toEqual({})
})

test('Another picture keeps the texts of the block, except those that repeat the library', () => {
  if (!field) throw new Error('The block has no picture.')
  const fields = {
    image: 'media:1',
    image_alt: 'Der Saal',
    image_decorative: true,
    description: 'Eigene Worte',
    copyright: 'Ada Lindqvist',
  }
  expect(withOtherPicture(field, fields, { picture: 'media:2', known })).toEqual({
    image: 'media:2',
    image_alt: '',
    image_decorative: false,
    copyright: '',
  })
  expect(withOtherPicture(field, fields, { picture: 'media:2', known: {} })).toEqual({
    image: 'media:2',
    image_decorative: false,
  })
})
