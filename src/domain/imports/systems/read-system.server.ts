import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { maxImportBytes } from '#contracts/office-choices.ts'
import type { planningSystems } from '#db/schema/index.ts'
import { isAddress } from './check-system.ts'
import { unseal, type Secrets } from '../../users/index.server.ts'
import { readAnswer, SourceError, type AskSource } from '../files/read-answer.server.ts'

export type PlanningSystem = typeof planningSystems.$inferSelect

/** How planning systems are reached. */
export type SystemReach = {
  ask: AskSource
  /** The folder of their files; null if the operator has set up none. */
  folder: string | null
  secrets: Secrets
}

/** From the request to the last byte. */
const maxMilliseconds = 60_000

/** What a system answers, at most 20 MB within a minute; the name says what it is. Throws `SourceError`. */
export async function readSystem(
  system: PlanningSystem,
  { ask, folder, secrets }: SystemReach,
  signal: AbortSignal,
): Promise<Buffer> {
  const { address } = system
  if (!isAddress(address)) return readFileOf(folder, address)
  const { bytes, type } = await readAnswer(address, {
    of: 'system',
    ask,
    headers: {
      accept: 'application/json, text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ...authorization(system, secrets),
    },
    budget: { bytes: maxImportBytes },
    signal: AbortSignal.any([signal, AbortSignal.timeout(maxMilliseconds)]),
  })
  // A page for people, such as one that asks to sign in, is no schedule whatever it contains.
  if (
    /^\s*(text\/html|application\/xhtml)/i.test(type) ||
    /^\s*<(!doctype|html)/i.test(bytes.toString('utf8', 0, 200))
  )
    throw new SourceError('system_page')
  return bytes
}

/** The purpose for which the secret of a system is encrypted. */
export function purposeOf(id: number): string {
  return `secret of planning system ${id}`
}

function authorization(
  { id, userName, sealedSecret }: PlanningSystem,
  secrets: Secrets,
): Record<string, string> {
  if (sealedSecret === null) return {}
  const secret = unseal(secrets, purposeOf(id), sealedSecret)
  if (secret === null) throw new SourceError('system_secret')
  const basic = Buffer.from(`${userName ?? ''}:${secret}`).toString('base64')
  return { authorization: userName === null ? `Bearer ${secret}` : `Basic ${basic}` }
}

/** A link instead of a file could lead anywhere, and is refused. */
async function readFileOf(folder: string | null, name: string): Promise<Buffer> {
  if (folder === null || path.basename(name) !== name) throw new SourceError('system_no_folder')
  try {
    const handle = await open(path.join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW)
    try {
      const { size } = await handle.stat()
      if (size > maxImportBytes) throw new SourceError('system_large')
      return await handle.readFile()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (error instanceof SourceError) throw error
    throw new SourceError('system_no_file', { cause: error })
  }
}
