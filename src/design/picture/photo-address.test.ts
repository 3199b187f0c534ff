import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figureFormats } from './figure-address.ts'
import { photoAddress, photoSet, photoWidths, positionOf, readPhoto, type Photo } from './photo-address.ts'

const photo: Photo = { key: 'a'.repeat(32), width: 4000, height: 3000, focus: { x: 50, y: 30 } }

describe('The renditions of a picture', () => {
  test('have the widths of the breakpoints, but are never wider than the original', () => {
    expect(photoWidths(4000)).toEqual([320, 640, 768, 1024, 1280, 1536])
    expect(photoWidths(1536)).toEqual([320, 640, 768, 1024, 1280, 1536])
    expect(photoWidths(1000)).toEqual([320, 640, 768, 1000])
    expect(photoWidths(64)).toEqual([64])
  })

  test('are addressed by the narrowest one that is wide enough', () => {
    expect(photoAddress(photo, 700, 'avif')).toBe(`/media/${photo.key}-4000x3000-50-30/768.avif`)
    expect(photoAddress(photo, 3000)).toBe(`/media/${photo.key}-4000x3000-50-30/1536.jpg`)
    expect(photoSet({ ...photo, width: 500 }, 'webp')).toMatch(/320\.webp 320w, \S+\/500\.webp 500w$/)
  })

  test('can be parsed from their addresses', () => {
    const photos = fc.record({
      key: fc.constant('0123456789abcdef'.repeat(2)),
      width: fc.integer({ min: 1, max: 20_000 }),
      height: fc.integer({ min: 1, max: 20_000 }),
      focus: fc.record({ x: fc.nat(100), y: fc.nat(100) }),
    })
    fc.assert(
      fc.property(photos, fc.constantFrom(...figureFormats), fc.nat(3000), (any, format, wanted) => {
        const { file, ...read } = readPhoto(photoAddress(any, wanted, format)) ?? expect.fail()
        expect(read).toEqual(any)
        expect(file).toMatchObject({ key: any.key, format })
      }),
    )
  })

  test.each([
    '/media/x.jpg',
    `/media/${'a'.repeat(32)}-4000x3000-50-101/1280.jpg`,
    `/media/${'a'.repeat(32)}-4000x3000-50-30/1281.jpg`,
    `/media/${'a'.repeat(32)}-4000x3000-50-30/1280.png`,
    `/media/${'A'.repeat(32)}-4000x3000-50-30/1280.jpg`,
    `/media/${'a'.repeat(32)}-4000x3000-50-30/../1280.jpg`,
    `/media/${'a'.repeat(32)}-640x480-50-50/1280.jpg`,
  ])('do not exist for other addresses: %s', (address) => {
    expect(readPhoto(address)).toBeNull()
  })
})

test('The centre needs no position', () => {
  expect([positionOf({ x: 50, y: 50 }), positionOf({ x: 20, y: 50 })]).toEqual([undefined, '20% 50%'])
})
