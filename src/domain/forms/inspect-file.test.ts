import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inspectFile } from './inspect-file.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb004300ffd9', 'hex')
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const webp = Buffer.concat([Buffer.from('RIFF\x12\x00\x00\x00WEBPVP8L', 'latin1'), Buffer.alloc(10)])
/** An empty archive consists only of the record at the end of every archive. */
const zip = Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1')
const zipOfZeros = Buffer.concat([
  Buffer.from('PK\u0003\u0004', 'latin1'),
  deflateSync(Buffer.alloc(1e6)),
  zip,
])

const inspect = (name: string, bytes: Uint8Array) =>
  inspectFile({ name, size: bytes.length, head: bytes, tail: bytes })

test('The type of a file is that of its content, if its name agrees', async () => {
  expect(await inspect('a.png', png)).toEqual({ type: 'image/png' })
  expect(await inspect('a.JPG', jpeg)).toEqual({ type: 'image/jpeg' })
  expect(await inspect('a.jpeg', jpeg)).toEqual({ type: 'image/jpeg' })
  expect(await inspect('a.b.pdf', pdf)).toEqual({ type: 'application/pdf' })
  expect(await inspect('a.webp', webp)).toEqual({ type: 'image/webp' })
})

test.each<[string, string, Uint8Array]>([
  ['a renamed program', 'photo.png', Buffer.from('MZ\x90\x00\x03\x00', 'latin1')],
  ['a renamed program of Unix', 'photo.jpg', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
  ['a picture with the name of a program', 'photo.exe', png],
  ['a picture with the name of another kind', 'photo.pdf', png],
  ['a picture without an ending', 'photo', png],
  [
    'a drawing with a script',
    'photo.png',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['a page', 'letter.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an archive', 'letter.pdf', zipOfZeros],
  ['a picture with an archive at its end', 'photo.jpg', Buffer.concat([jpeg, zipOfZeros])],
  ['a document with an archive at its end', 'letter.pdf', Buffer.concat([pdf, zip])],
  ['a picture with anything behind its end', 'photo.png', Buffer.concat([png, Buffer.from('more')])],
  ['a picture with a document inside of it', 'photo.jpg', Buffer.concat([jpeg, pdf])],
  ['a picture with a page inside of it', 'photo.jpg', Buffer.concat([jpeg, Buffer.from('<script >')])],
  ['a document that ends too early', 'letter.pdf', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a picture longer than it says', 'photo.webp', Buffer.concat([webp, Buffer.alloc(20)])],
  ['text', 'letter.pdf', Buffer.from('Guten Tag')],
])('%s is refused', async (_, name, bytes) => {
  expect(await inspect(name, bytes)).toEqual({ error: 'file_type' })
})

test('An empty file is called empty', async () => {
  expect(await inspect('a.pdf', new Uint8Array())).toEqual({ error: 'file_empty' })
})
