import { eq, sql } from 'drizzle-orm'
import { settings } from '#db/schema/index.ts'
import type { Localized } from '#i18n/languages.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { requireRight } from '../policy.ts'
import { remember } from '../remember.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'

/** Name, address and links of the hall, stored as settings so that any hall can use the program. */
export type HouseSettings = {
  name: Localized
  claim: Localized
  street: string
  postalCode: string
  city: string
  phone: string
  email: string
  openingHours: Localized
  openedOn: string
  social: { instagram: string; facebook: string; youtube: string }
  donationUrl: string
  membershipUrl: string
  /** The address of a reservation service that the site supports, or empty for telephone and e-mail only. */
  reservationUrl: string
  partner: { name: string; url: string }
}

/** The defaults before anything was entered: an empty house without invented data. */
export const defaultSettings: HouseSettings = {
  name: { de: 'Konzerthaus', en: 'Concert Hall' },
  claim: { de: '', en: '' },
  street: '',
  postalCode: '',
  city: '',
  phone: '',
  email: '',
  openingHours: { de: '', en: '' },
  openedOn: '1913-10-19',
  social: { instagram: '', facebook: '', youtube: '' },
  donationUrl: '',
  membershipUrl: '',
  reservationUrl: '',
  partner: { name: '', url: '' },
}

const settingsKey = 'house'

export function readSettings(scope: Scope): Promise<HouseSettings> {
  return remember(scope, 'settings', loadSettings)
}

async function loadSettings(scope: Scope): Promise<HouseSettings> {
  addCacheTags(scope, 'setting')
  const [row] = await scope.db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, settingsKey))
  if (row === undefined || typeof row.value !== 'object') return defaultSettings
  return { ...defaultSettings, ...row.value }
}

export async function saveSettings(scope: Scope, value: HouseSettings): Promise<void> {
  requireRight(scope.viewer, 'administer')
  await scope.db.transaction(async (tx) => {
    await tx
      .insert(settings)
      .values({ key: settingsKey, value, updatedAt: scope.now })
      .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updatedAt: scope.now } })
    const inside = { ...scope, db: tx }
    await recordChange(inside, 'setting')
    await recordAudit(inside, { action: 'save', subjectKind: 'settings', subjectId: settingsKey })
  })
}
