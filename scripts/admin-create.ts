/**
 * Makes a member of staff, by default an administrator: `npm run admin:create`. Asks for what is not given by
 * `--email`, `--name` and `--role`; the password is only ever asked for, or read from the standard input.
 */
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#db/client/index.server.ts'
import { isDomainError } from '#domain/errors.ts'
import { system } from '#domain/scope.ts'
import { createUser, minimumPasswordLength } from '#domain/users/index.server.ts'
import { readEnv } from '#server/env.ts'
import { readCommandLine } from './read-command-line.ts'

const projectDir = fileURLToPath(new URL('..', import.meta.url))

const usage = 'npm run admin:create [-- --email EMAIL --name NAME --role administrator|editor|author]'
const { values } = readCommandLine(usage, {
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string', default: 'administrator' },
  },
})
const console = createInterface({ input: process.stdin, output: process.stdout })
const answers = console[Symbol.asyncIterator]()

try {
  await createStaff()
} catch (error) {
  process.stderr.write(`${describe(error)}\n`)
  process.exitCode = 1
} finally {
  console.close()
}

async function createStaff(): Promise<void> {
  const { role } = values
  if (role !== 'administrator' && role !== 'editor' && role !== 'author')
    throw new Error('--role is administrator, editor or author.')
  const env = readEnv(process.env)
  const email = values.email ?? (await ask('E-mail: '))
  const username = values.name ?? (await ask('Name: '))
  const password = await ask(`Password (at least ${minimumPasswordLength} characters): `)
  const database = await openDatabase({
    ...(env.DATABASE_URL
      ? { url: env.DATABASE_URL }
      : { dataDir: path.join(path.resolve(projectDir, env.DATA_DIR), 'postgres') }),
    migrationsFolder: path.join(projectDir, 'src/db/migrations'),
  })
  try {
    await createUser(
      { db: database.db, now: new Date(), viewer: system },
      { email, username, password, role },
    )
    process.stdout.write(`${email} can log in at /login now.\n`)
  } finally {
    await database.close()
  }
}

async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  const { value, done } = await answers.next()
  if (done) throw new Error('The answer is missing.')
  return value.trim()
}

function describe(error: unknown): string {
  if (!isDomainError(error)) return error instanceof Error ? error.message : String(error)
  const texts: Record<string, string> = {
    'email invalid': 'That is no e-mail address.',
    'email taken': 'Somebody with that e-mail address exists already.',
    'username required': 'The name is missing.',
    'password too_short': `The password needs at least ${minimumPasswordLength} characters.`,
    'password too_long': 'The password is too long.',
  }
  return Object.entries(error.fields)
    .map(([field, fault]) => texts[`${field} ${fault}`] ?? `${field}: ${fault}`)
    .join('\n')
}
