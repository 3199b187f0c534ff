import { notInArray, sql } from 'drizzle-orm'
import { siteSecrets } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { secretIdOf, type Secrets } from './encryption.ts'
import { countUnreadableTotp, resealTotp } from './totp.server.ts'

/**
 * Makes sure that all processes of the site use the same secret, because one with a different secret would refuse the
 * second factors that the others encrypt. The database knows the id of the current secret. A process whose current
 * secret is new, and whose other secret is the known one, changes it for all: it encrypts every second factor again.
 * `reseal` does the same for what another module has encrypted. Throws `conflict` when none of the secrets is known.
 */
export async function agreeOnSecrets(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  secrets: Secrets,
  reseal: (inside: Pick<Scope, 'db'>, secrets: Secrets) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${siteSecrets} IN EXCLUSIVE MODE`) // processes may start at the same time
    const known = new Set((await tx.select().from(siteSecrets)).map(({ id }) => id))
    const [current, ...others] = secrets.map(secretIdOf)
    if (current === undefined || known.has(current)) return
    if (known.size > 0 && !others.some((id) => known.has(id)))
      throw new DomainError('conflict', { subject: 'secret' })
    await tx.insert(siteSecrets).values({ id: current, createdAt: now })
    await tx.delete(siteSecrets).where(notInArray(siteSecrets.id, [current]))
    await resealTotp({ db: tx }, secrets)
    await reseal({ db: tx }, secrets)
  })
}

/**
 * Makes the current secret that of the site although the one before is lost. Returns how many second factors cannot be
 * decrypted any more.
 */
export async function acceptSecrets(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  secrets: Secrets,
): Promise<number> {
  await db.delete(siteSecrets)
  await agreeOnSecrets({ db, now }, secrets)
  return countUnreadableTotp({ db }, secrets)
}

/** Whether this process can decrypt what the others encrypt: false after the secret has been changed elsewhere. */
export async function knowsCurrentSecret({ db }: Pick<Scope, 'db'>, secrets: Secrets): Promise<boolean> {
  const known = await db.select().from(siteSecrets)
  const own = secrets.map(secretIdOf)
  return known.every(({ id }) => own.includes(id))
}
