import { expect, test } from 'vitest'
import { playerOrigins } from '#blocks/embed-read.ts'
import {
  contentSecurityPolicy,
  createScriptMark,
  hashMarkedScripts,
  hashOf,
} from './content-security-policy.server.ts'

test('Only scripts that the renderer marked are allowed, and the page no longer shows the mark', () => {
  const mark = createScriptMark()
  const page = `<p><script>alert(1)</script></p><script nonce="${mark}">own()</script><script nonce="${mark}" type="module" async="">go()</script>`
  const { html, hashes } = hashMarkedScripts(page, mark)
  expect(hashes).toEqual([hashOf('own()'), hashOf('go()')])
  expect(html).not.toContain(mark)
  const policy = contentSecurityPolicy('https://shop.example', hashes)
  expect(policy).toContain(hashOf('own()'))
  expect(policy).not.toContain(hashOf('alert(1)'))
})

test('Frames may show the shop and exactly the players that blocks know; no script comes from elsewhere', () => {
  const policy = contentSecurityPolicy('https://shop.example', ['sha256-a'])
  const sources = (directive: string) =>
    policy
      .split('; ')
      .find((rule) => rule.startsWith(`${directive} `))
      ?.split(' ')
      .slice(1)
  expect(sources('frame-src')).toEqual(['https://shop.example', ...playerOrigins])
  expect(sources('frame-src')).toContain('https://www.youtube-nocookie.com')
  expect(sources('frame-src')?.join(' ')).not.toContain('*')
  expect(sources('script-src')).toEqual([`'self'`, `'sha256-a'`])
})
