import { describe, expect, test } from 'vitest'
import { photoAddress, type Photo } from '#design/picture/photo-address.ts'
import { sharePhotograph } from './share-photograph.ts'

const photo: Photo = { key: 'a'.repeat(32), width: 3000, height: 2000, focus: { x: 50, y: 50 } }
const sharedAs = (changes: Partial<Photo> = {}) =>
  sharePhotograph(photoAddress({ ...photo, ...changes }, 1536), 'Der Saal')

describe('The picture of a page as its share image', () => {
  test('is a JPEG of 1280 pixels with its size, or of its own width if it is smaller', () => {
    expect(sharedAs()).toEqual({
      path: photoAddress(photo, 1280),
      alt: 'Der Saal',
      width: 1280,
      height: 853,
    })
    expect(sharedAs({ width: 900, height: 600 })).toMatchObject({ width: 900, height: 600 })
  })

  test('has another address for another picture', () => {
    expect(sharedAs({ key: 'b'.repeat(32) })?.path).not.toBe(sharedAs()?.path)
  })

  test('does not exist without a picture, or if the file is none', () => {
    expect(sharePhotograph(null, '')).toBeNull()
    expect(sharePhotograph('/media/programm.pdf', '')).toBeNull()
  })
})
