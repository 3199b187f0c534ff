import { expect, test } from 'vitest'
import { staffHref } from '#routing/paths.ts'
import { testCsrfToken, testOrigin } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { staffScope } from '../../tests/support/factories.ts'
import { openPages } from '../../tests/support/pages.ts'

const database = useTestDatabase()
const site = openPages(() => staffScope(database.db, 'administrator'))

test.each([staffHref('cms-hub'), staffHref('account'), staffHref('users'), staffHref('jobs-and-mails')])(
  'A form to %s is refused from another site, or without the token of the session',
  async (path) => {
    const send = async (origin: string | null, csrf: string) => {
      const { status } = await site.request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...(origin && { Origin: origin }) },
        body: new URLSearchParams({ csrf, form: 'none' }).toString(),
      })
      return status
    }
    for (const origin of ['https://elsewhere.example', 'null', null])
      expect(await send(origin, testCsrfToken), String(origin)).toBe(403)
    for (const csrf of ['', `${testCsrfToken}x`]) expect(await send(testOrigin, csrf), csrf).toBe(403)
    // The page reads the form but does not know its value.
    expect(await send(testOrigin, testCsrfToken)).not.toBe(403)
  },
)
