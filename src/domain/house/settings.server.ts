import { eq, inArray, max, sql } from 'drizzle-orm'
import { settings } from '#db/schema/index.ts'
import { emptyRecord, type DraftOf } from '#records/field.ts'
import { record } from '#records/settings/record.ts'
import { recordAudit } from '../audit.server.ts'
import { addCacheTags } from '../cache-tags.ts'
import { recordChange } from '../changes/index.server.ts'
import { requireRight } from '../policy.ts'
import { remember } from '../remember.ts'
import type { Scope } from '../scope.ts'
import { timeZoneKey } from './time-zone.server.ts'

/** Name, address, shop and appearance of the house, as the record defines them. */
export type HouseSettings = DraftOf<typeof record.fields>

/** The defaults before anything was entered: an empty house without invented data. */
export const defaultSettings: HouseSettings = {
  ...emptyRecord(record.fields),
  name: { de: 'Konzerthaus', en: 'Concert Hall' },
}

/** Under which the settings of the house are stored. */
export const settingsKey = 'house_settings'

export function readSettings(scope: Scope): Promise<HouseSettings> {
  return remember(scope, 'settings', loadSettings)
}

/** Reads the settings anew; with `lock`, nobody else changes them until the end of the transaction. */
export async function loadSettings(
  scope: Pick<Scope, 'db' | 'shown'>,
  lock: 'lock' | 'none' = 'none',
): Promise<HouseSettings> {
  const { db } = scope
  addCacheTags(scope, 'setting')
  // There has to be a row that can be locked.
  if (lock === 'lock') await db.insert(settings).values({ key: settingsKey, value: {} }).onConflictDoNothing()
  const found = db.select({ value: settings.value }).from(settings).where(eq(settings.key, settingsKey))
  const [row] = await (lock === 'lock' ? found.for('update') : found)
  if (row === undefined || typeof row.value !== 'object') return defaultSettings
  return { ...defaultSettings, ...row.value }
}

/** Stores the settings; call it in a transaction, and write both logs. */
export async function storeSettings({ db, now }: Scope, value: HouseSettings): Promise<void> {
  await db
    .insert(settings)
    .values({ key: settingsKey, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updatedAt: now } })
}

/** Changes some settings on behalf of a program; staff use the calls of the record. */
export async function saveSettings(scope: Scope, changes: Partial<HouseSettings>): Promise<void> {
  requireRight(scope.viewer, record.right)
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    await storeSettings(inside, { ...(await loadSettings(inside, 'lock')), ...changes })
    await recordChange(inside, 'setting')
    await recordAudit(inside, { action: 'change', subjectKind: record.kind, subjectId: 1 })
  })
}

/** When the settings or the time zone were changed last; null if they never were. */
export async function findSettingsChange({ db }: Pick<Scope, 'db'>): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(settings.updatedAt) })
    .from(settings)
    .where(inArray(settings.key, [settingsKey, timeZoneKey]))
  return row?.at ?? null
}
