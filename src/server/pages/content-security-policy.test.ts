import { expect, test } from 'vitest'
import { playerOrigins } from '#blocks/embed-read.ts'
import { contentSecurityPolicy, officeSecurityPolicy } from './content-security-policy.ts'

const sources = (directive: string, scripts: string[] = [], shopOrigin = 'https://shop.example') =>
  contentSecurityPolicy({
    shopOrigin,
    trackingServices: scripts.map((script) => ({
      key: script,
      category: 'marketing',
      name: script,
      text: null,
      script,
    })),
  })
    .split('; ')
    .find((rule) => rule.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

test('Inline scripts are allowed by their hashes only', () => {
  const [self, ...hashes] = sources('script-src') ?? []
  expect(self).toBe(`'self'`)
  expect(hashes).toHaveLength(2)
  for (const hash of hashes) expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/)
})

test('Frames may show the shop and exactly the players that blocks support', () => {
  expect(sources('frame-src')).toEqual(['https://shop.example', ...playerOrigins])
  expect(sources('frame-src')).toContain('https://www.youtube-nocookie.com')
  expect(sources('frame-src')?.join(' ')).not.toContain('*')
})

test('Without a shop, frames show players only, and forms are sent to the site only', () => {
  expect(sources('frame-src', [], '')).toEqual([...playerOrigins])
  expect(sources('form-action', [], '')).toEqual([`'self'`])
})

test('Configured services may load their script, connect and show pixels, and no others', () => {
  const scripts = ['https://count.example/a.js', 'https://count.example/b.js']
  for (const directive of ['script-src', 'connect-src', 'img-src'])
    expect(sources(directive, scripts)?.at(-1)).toBe('https://count.example')
  expect(sources('script-src')).toHaveLength(3)
  expect(sources('connect-src')).toBeUndefined()
})

test('The back office runs files of this site only, and allows no styles except its own', () => {
  const policy = officeSecurityPolicy('abc').split('; ')
  expect(policy).toContain("style-src 'self' 'nonce-abc'")
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy.join()).not.toMatch(/unsafe|https?:|\*/)
})
