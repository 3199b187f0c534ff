import { Hono } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { fileAddress } from '#design/download/file-address.ts'
import { photoAddress } from '#design/picture/photo-address.ts'
import { openTestMedia } from '../../../tests/support/media-services.ts'
import { testNow } from '../../../tests/support/factories.ts'
import { serveEndedMedia, serveMedia } from './serve-media.ts'

const key = 'a'.repeat(32)
const photo = { key, width: 400, height: 300, focus: { x: 50, y: 50 } }
const song = fileAddress({ key, size: 10, language: null, name: 'Probe „Lied“.mp3' })
let media: ReturnType<typeof openTestMedia>
let app: Hono<ApiEnv>
let isKnown = true
let end: Date | null = null
let isStaff = false

beforeEach(() => {
  media = openTestMedia()
  app = new Hono<ApiEnv>()
  const services = { media, isKnown: async (name: string) => isKnown && name.startsWith(key) }
  end = null
  isStaff = false
  serveMedia(app, { ...services, findEnd: () => Promise.resolve(end), clock: () => testNow })
  serveEndedMedia(app, { ...services, isStaff: () => isStaff })
})
const keep = (name: string, content: string) =>
  media.store.write(
    name,
    (async function* () {
      yield Buffer.from(content)
    })(),
  )
const ask = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost${path}`, { headers })

describe('A file in the trash', () => {
  test('is put back and served while its item exists, as after the database was taken back', async () => {
    isKnown = true
    await keep(`${key}-320-jpg`, 'inhalt')
    await media.store.trash.take(`${key}-320-jpg`)
    expect(await (await ask(photoAddress(photo, 320, 'jpg'))).text()).toBe('inhalt')
    expect([...media.store.contents.keys()]).toEqual([`${key}-320-jpg`])
  })

  test('is not served after its item was deleted', async () => {
    isKnown = false
    await keep(`${key}-320-jpg`, 'inhalt')
    await media.store.trash.take(`${key}-320-jpg`)
    expect((await ask(photoAddress(photo, 320, 'jpg'))).status).toBe(404)
  })
})

describe('A rendition', () => {
  test('is cached by browsers forever, and cannot run scripts', async () => {
    await keep(`${key}-320-webp`, 'bild')
    const answer = await ask(photoAddress(photo, 320, 'webp'))
    expect([answer.status, await answer.text()]).toEqual([200, 'bild'])
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toContain('max-age=31536000, immutable')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('that does not exist yet redirects temporarily to the JPEG', async () => {
    const answer = await ask(photoAddress(photo, 320, 'avif'))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, photoAddress(photo, 320)])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await ask(photoAddress(photo, 320))).status).toBe(404)
  })

  test('is the only public file of a picture', async () => {
    await keep(`${key}-original`, 'bild')
    for (const path of [`/media/${key}-original`, `/media/${key}`, `/media/${key}-4-xx/original`, '/media/'])
      expect((await ask(path)).status, path).toBe(404)
    await keep(`${key}-file`, '<script>')
    expect((await ask(`/media/${key}-4-xx/seite.html`)).status).toBe(404)
  })
})

describe('A picture that may be shown until a day', () => {
  const address = photoAddress(photo, 320, 'webp')
  beforeEach(() => keep(`${key}-320-webp`, 'bild'))

  test('is cached no longer than that', async () => {
    end = new Date(testNow.getTime() + 90_000)
    expect((await ask(address)).headers.get('cache-control')).toBe('public, max-age=90, no-transform')
  })

  test('is gone afterwards, but for staff', async () => {
    end = testNow
    expect((await ask(address)).status).toBe(410)
    isStaff = true
    const answer = await ask(address)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })
})

describe('A file', () => {
  test('is answered completely or in the range that a player requests', async () => {
    await keep(`${key}-file`, '0123456789')
    const whole = await ask(song)
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789'])
    expect(whole.headers.get('content-type')).toBe('audio/mpeg')
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    const part = await ask(song, { range: 'bytes=4-6' })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '456',
      'bytes 4-6/10',
    ])
    expect((await ask(song, { range: 'bytes=10-' })).status).toBe(416)
    expect((await ask(song, { range: 'bytes=4-6', 'if-range': '"other"' })).status).toBe(200)
  })

  test('that is a document is saved under its name', async () => {
    await keep(`${key}-file`, '%PDF')
    const answer = await ask(fileAddress({ key, size: 4, language: 'de', name: 'Saalplan (groß).pdf' }))
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Saalplan%20%28gro%C3%9F%29.pdf",
    )
  })
})
