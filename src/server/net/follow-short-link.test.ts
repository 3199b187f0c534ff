import { describe, expect, test, vi } from 'vitest'
import { followShortLink } from './follow-short-link.ts'

/** A provider that redirects these addresses, and answers all others with a page. */
const forwarding = (to: Record<string, string>) =>
  vi.fn((url: URL) => Promise.resolve({ headers: { location: to[url.href] }, destroy: () => null }))
const short = 'https://vm.tiktok.com/ZMFHvt5aj/'
const whole = 'https://www.tiktok.com/@haus/video/7234567890123456789?_t=8X'

describe('A short link', () => {
  test('is resolved to its target, which is not requested itself', async () => {
    const request = forwarding({ [short]: whole })
    expect(await followShortLink(short, {}, request)).toBe(whole)
    expect(request).toHaveBeenCalledTimes(1)
  })

  test('may lead to another one first, but not in a loop', async () => {
    const other = 'https://vt.tiktok.com/ZSTD5bW7'
    expect(await followShortLink(short, {}, forwarding({ [short]: other, [other]: whole }))).toBe(whole)
    const request = forwarding({ [short]: other, [other]: short })
    expect(await followShortLink(short, {}, request)).toBeNull()
    expect(request).toHaveBeenCalledTimes(3)
  })

  test('leads nowhere when its provider does not redirect it', async () => {
    expect(await followShortLink(short, {}, forwarding({}))).toBeNull()
    expect(await followShortLink(short, {}, forwarding({ [short]: 'https://[' }))).toBeNull()
  })

  test('is the only address that is ever requested', async () => {
    const request = forwarding({})
    for (const address of [
      whole,
      'https://evil.example/',
      'http://vm.tiktok.com/ZMFHvt5aj/',
      'http://127.0.0.1/',
    ])
      await followShortLink(address, {}, request)
    const inside = forwarding({ [short]: 'http://127.0.0.1:5432/' })
    await followShortLink(short, {}, inside)
    expect(request).not.toHaveBeenCalled()
    expect(inside).toHaveBeenCalledTimes(1)
  })
})
