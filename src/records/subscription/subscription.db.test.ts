import { expect, test } from 'vitest'
import { addRecord } from '#domain/records/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { createPublicPage, createSubscriptionGroups, systemScope } from '../../../tests/support/factories.ts'

const database = useTestDatabase()

test('A short address is refused where a page, a fixed address or another subscription is', async () => {
  const system = systemScope(database.db)
  const scope = await createAuthor(database.db, 'Editor', 'editor')
  const groups = await createSubscriptionGroups(system, [{ key: 'a', name: { de: 'A', en: 'A' } }])
  await createPublicPage(system, {
    texts: { de: { title: 'Haus', slug: 'haus' }, en: { title: 'House', slug: 'house' } },
  })
  const { subscription: store } = recordStores
  if (!store) throw new TypeError('There is no kind subscription')
  const add = (code: string) =>
    addRecord(scope, store, {
      title: { de: `Abo ${code}`, en: '' },
      group: groups.get('a'),
      short_code: code,
    })
  const refused = { code: 'invalid', fields: { short_code: 'taken' } }
  await expect(add('haus')).rejects.toMatchObject(refused)
  await expect(add('calendar')).rejects.toMatchObject(refused)
  await expect(add('nachweise')).rejects.toMatchObject(refused)
  await expect(add('proofs')).rejects.toMatchObject(refused)
  await expect(add('id')).rejects.toMatchObject(refused)
  await expect(add('freitag')).resolves.toBeGreaterThan(0)
  await expect(add('freitag')).rejects.toMatchObject(refused)
})
