import { expect, test } from 'vitest'
import { isWorthNoting } from './worth-noting.ts'

test.each([
  '/de/spielzeit-2019',
  '/programm.html',
  '/de/künstler/müller',
  '/en/concerts/2019/05/mahler-symphony-no-5-in-the-great-hall',
])('%s may once have been an address of the house', (path) => {
  expect(isWorthNoting(path)).toBe(true)
})

test.each([
  '/',
  '/wp-login.php',
  '/.env',
  '/de/.git/config',
  '/index.php',
  '/de/alt.png',
  '/de/erika@example.org',
  '/de/tel/03012345678',
  '/de/confirm/4f9a8c7b6d5e4f3a2b1c0d9e8f7a6b5c',
  "/de/'; DROP TABLE redirects",
  '/de/<script>',
  `/de/${'a'.repeat(300)}`,
])('%s is not kept', (path) => {
  expect(isWorthNoting(path)).toBe(false)
})
