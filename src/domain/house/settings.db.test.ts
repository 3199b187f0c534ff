import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#db/client/index.server.ts'
import { migrateDatabase } from '#db/client/migrations.ts'
import { settings } from '#db/schema/index.ts'
import { openEmptyDatabase } from '../../../tests/support/database.ts'
import { defaultSettings, loadSettings } from './index.server.ts'

const folder = path.resolve(import.meta.dirname, '../../db/migrations')

const journal = z
  .object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })
  .parse(JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')))
const levelOf = (name: string) => journal.entries.find(({ tag }) => tag === name)?.when ?? expect.fail(name)

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

test('What a house had set before its settings were a record is taken over, and empty texts are no values', async () => {
  const migrate = (upTo?: number) =>
    database.withSession((client) => migrateDatabase(client, folder, { upTo }))
  await migrate(levelOf('0026_settings') - 1)
  const old = {
    name: { de: 'Haus am Ufer', en: 'House by the River' },
    claim: { de: '', en: '' },
    street: 'Uferstraße 12',
    postalCode: '10999',
    city: 'Berlin',
    phone: '',
    email: 'karten@example.org',
    openingHours: { de: 'Mo–Fr', en: '' },
    openedOn: '1913-10-19',
    social: { instagram: '', facebook: 'https://facebook.example/haus', youtube: '' },
    donationUrl: '',
    membershipUrl: 'https://karten.example.org/mitglied',
    reservationUrl: '',
    partner: { name: 'Wasserwerke', url: '' },
  }
  await database.db.insert(settings).values({ key: 'house', value: old })
  await migrate()
  expect(await loadSettings(database)).toEqual({
    ...defaultSettings,
    name: old.name,
    street: 'Uferstraße 12',
    postal_code: '10999',
    city: 'Berlin',
    email: 'karten@example.org',
    opening_hours: { de: 'Mo–Fr', en: '' },
    opened_on: '1913-10-19',
    social_facebook: 'https://facebook.example/haus',
    membership_url: 'https://karten.example.org/mitglied',
    partner_name: 'Wasserwerke',
  })
  const [kept] = await database.db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, 'house'))
  expect(kept?.value).toEqual(old)
  await database.db.execute(sql`DELETE FROM settings`)
  expect(await loadSettings(database)).toEqual(defaultSettings)
})
