import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'

/** The job that writes reminders begins once a minute, and the outbox follows it. */
const patience = 150_000

/**
 * Resolves to the mail to an address that contains a text as soon as it is in the data directory of a site, with its
 * wrapped lines joined again.
 */
export async function findMail(dataDir: string, email: string, containing = ''): Promise<string> {
  let found = ''
  await expect
    .poll(
      async () => {
        const directory = path.join(dataDir, 'mail')
        for (const name of await readdir(directory).catch(() => [])) {
          const file = name.endsWith('.eml') ? await readFile(path.join(directory, name), 'utf8') : ''
          const text = file.replaceAll('=\r\n', '').replaceAll('=3D', '=')
          if (text.includes(`To: ${email}`) && text.includes(containing)) found = text
        }
        return found
      },
      { timeout: patience },
    )
    .not.toBe('')
  return found
}
