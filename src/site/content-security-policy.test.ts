import { expect, test } from 'vitest'
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
