import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#db/client/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import { resealSystemSecrets } from '#domain/imports/index.server.ts'
import { agreeOnSecrets, type Secrets } from '#domain/users/index.server.ts'
import { resealWebhookSecrets } from '#domain/webhooks/index.server.ts'
import type { Env } from './env.ts'

/**
 * The site's secrets: those of the settings, or one that is generated at the first start and kept in the data directory,
 * readable for the site's own user only.
 */
export async function readSiteSecrets(
  env: Pick<Env, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>,
  dataDir: string,
): Promise<Secrets> {
  const others = env.SESSION_SECRET_PREVIOUS === undefined ? [] : [env.SESSION_SECRET_PREVIOUS]
  return [env.SESSION_SECRET ?? (await readOrGenerate(dataDir)), ...others]
}

/** Throws an error with a line for the operator when other processes of the site use another secret. */
export async function requireCommonSecret(
  { db }: Pick<Database, 'db'>,
  secrets: Secrets,
  now: Date,
): Promise<void> {
  try {
    await agreeOnSecrets({ db, now }, secrets, async (inside, site) => {
      await resealWebhookSecrets(inside, site)
      await resealSystemSecrets(inside, site)
    })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'conflict') throw error
    throw new Error(
      'SESSION_SECRET is not the secret that this site has used so far. Set it to that one (without the setting it is in the ' +
        'file session-secret of DATA_DIR). To change it, set SESSION_SECRET_PREVIOUS to the old one; if that is lost, run ' +
        'npm run admin:accept-secret.',
      { cause: error },
    )
  }
}

async function readOrGenerate(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true })
  // A link is created with its whole content or not at all, so that processes which start together read the same secret.
  const draft = `${file}-${randomUUID()}`
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length >= 32) return secret
  throw new Error(
    'The file session-secret in DATA_DIR cannot be used: set SESSION_SECRET, or remove the file if no account has a second factor.',
  )
}
