import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { systemScope } from '../../../tests/support/factories.ts'
import { addRedirects, findRedirect } from './index.server.ts'

const database = useTestDatabase()

test('A redirect leads to its latest target', async () => {
  const scope = systemScope(database.db)
  await addRedirects(scope, [{ oldPath: '/de/alt', newPath: '/de/neu' }])
  await addRedirects(scope, [{ oldPath: '/de/alt', newPath: '/de/neuer' }])
  expect(await findRedirect(scope, '/de/alt')).toBe('/de/neuer')
  expect(await findRedirect(scope, '/de/anders')).toBeNull()
})

test('A redirect never leads to another host, nor to itself', async () => {
  const scope = systemScope(database.db)
  for (const newPath of [
    '//evil.example',
    '/\\evil.example',
    'http://evil.example',
    'javascript:alert(1)',
    '/de/alt',
    '',
  ])
    await expect(addRedirects(scope, [{ oldPath: '/de/alt', newPath }]), newPath).rejects.toMatchObject({
      code: 'invalid',
    })
})
