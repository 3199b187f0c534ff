import { eq } from 'drizzle-orm'
import { settings } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

/** The row exists while the list is hidden. */
const settingsKey = 'setup_hidden'

/** Hides the list of what a new house needs from all of its staff, for administrators. */
export async function hideSetup(scope: Scope): Promise<void> {
  requireRight(scope.viewer, 'administer')
  await scope.db.transaction(async (tx) => {
    await tx
      .insert(settings)
      .values({ key: settingsKey, value: true, updatedAt: scope.now })
      .onConflictDoNothing()
    await recordAudit({ ...scope, db: tx }, { action: 'hide', subjectKind: 'setup', subjectId: settingsKey })
  })
}

/** Shows it again. */
export async function showSetup(scope: Scope): Promise<void> {
  requireRight(scope.viewer, 'administer')
  await scope.db.transaction(async (tx) => {
    await tx.delete(settings).where(eq(settings.key, settingsKey))
    await recordAudit({ ...scope, db: tx }, { action: 'show', subjectKind: 'setup', subjectId: settingsKey })
  })
}

export async function isSetupHidden({ db }: Pick<Scope, 'db'>): Promise<boolean> {
  return (await db.$count(settings, eq(settings.key, settingsKey))) > 0
}
