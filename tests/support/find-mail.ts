import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'

/**
 * Resolves to the mail to an address as soon as it is in the data directory of a site, with its wrapped lines joined
 * again.
 */
export async function findMail(dataDir: string, email: string): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const directory = path.join(dataDir, 'mail')
      for (const name of await readdir(directory).catch(() => [])) {
        const text = name.endsWith('.eml') ? await readFile(path.join(directory, name), 'utf8') : ''
        if (text.includes(`To: ${email}`)) found = text
      }
      return found
    })
    .not.toBe('')
  return found.replaceAll('=\r\n', '').replaceAll('=3D', '=')
}
