import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The site's secret: the setting, or one that is generated at the first start and kept in the data directory, readable
 * for the site's own user only.
 */
export async function readSessionSecret(setting: string | undefined, dataDir: string): Promise<string> {
  if (setting !== undefined) return setting
  const file = path.join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true })
  const isKept = await writeFile(file, randomBytes(48).toString('base64url'), {
    flag: 'wx',
    mode: 0o600,
  }).then(
    () => true,
    (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST',
  )
  const secret = isKept ? (await readFile(file, 'utf8')).trim() : ''
  if (secret.length >= 32) return secret
  throw new Error(
    'The file session-secret in DATA_DIR cannot be used: set SESSION_SECRET, or remove the file if no account has a second factor.',
  )
}
