import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createRepertoire, createTestEvent, systemScope } from '../../../tests/support/factories.ts'
import { findEvent, updateImportedEvents } from './index.server.ts'

const database = useTestDatabase()

test('A performance keeps its number when an import changes the programme around it', async () => {
  const scope = systemScope(database.db)
  const { workId } = await createRepertoire(scope)
  const { workId: other } = await createRepertoire(scope)
  const id = await createTestEvent(scope, {
    programme: [{ kind: 'work', workId }, { kind: 'interval' }, { kind: 'work', workId }],
  })
  const numbers = async () => (await findEvent(scope, id))?.programme.map((item) => item.id) ?? []
  const [first, interval, again] = await numbers()
  await updateImportedEvents(scope, [
    {
      id,
      columns: {},
      programme: [
        { kind: 'work', workId: other },
        { kind: 'work', workId },
        { kind: 'work', workId },
        { kind: 'interval' },
      ],
    },
  ])
  const [fresh, ...kept] = await numbers()
  expect(kept).toEqual([first, again, interval])
  expect([first, interval, again]).not.toContain(fresh)
})
