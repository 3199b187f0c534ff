/**
 * Makes two pairs of keys for backups, in two files of a folder, and prints what to set: `npm run backup:keys -- FOLDER`. The
 * files have the format of `age-keygen`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readCommandLine, refuseCommandLine } from '../../../../scripts/read-command-line.ts'
import { reasonOf } from '../backup-error.ts'
import { makeKeys } from '../encryption.ts'

const usage = 'npm run backup:keys -- FOLDER'
const [folder, ...rest] = readCommandLine(usage, { allowPositionals: true }).positionals
if (!folder || rest.length > 0) refuseCommandLine(usage)

try {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const recipients: string[] = []
  const files: string[] = []
  for (const number of [1, 2]) {
    const { identity, recipient } = await makeKeys()
    const file = path.resolve(folder, `backup-key-${number}.txt`)
    await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
    recipients.push(recipient)
    files.push(file)
  }
  process.stdout.write(
    `${files.join('\n')}
Each of these two secret keys opens every backup. Keep them in two places, neither of which is the server: a password
manager and a safe, for instance. Then remove the files from this machine. The site needs the public keys only:

BACKUP_RECIPIENTS=${recipients.join(',')}
`,
  )
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = 1
}
