import path from 'node:path'
import { migrationsFolder, openDatabase } from '#db/client/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import { system, type Scope } from '#domain/scope.ts'
import { minimumPasswordLength } from '#domain/users/index.server.ts'
import { projectDir } from '#project/project-dir.ts'
import { databaseOptions } from '#server/start/database-options.ts'
import { readEnv } from '#server/start/env.ts'
import { openQuestions } from './ask.ts'

/**
 * Prompts for what a command needs and runs it on the site's database, which may be in use by the running site. An
 * error is printed in plain words and ends the command with code 1.
 */
export async function changeAccounts(
  prepare: (prompts: {
    ask: (question: string) => Promise<string>
    /** Asks for a new password, which is not shown while it is typed. */
    askPassword: () => Promise<string>
  }) => Promise<(scope: Scope) => Promise<string>>,
): Promise<void> {
  const questions = openQuestions()
  try {
    const env = readEnv(process.env)
    const work = await prepare({
      ask: questions.ask,
      askPassword: () =>
        questions.askSecretly(`Password (at least ${minimumPasswordLength} characters; it is not shown): `),
    })
    const database = await openDatabase({
      ...databaseOptions(env, path.resolve(projectDir, env.DATA_DIR)),
      migrationsFolder,
    })
    try {
      process.stdout.write(`${await work({ db: database.db, now: new Date(), viewer: system })}\n`)
    } finally {
      await database.close()
    }
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`)
    process.exitCode = 1
  } finally {
    questions.close()
  }
}

function describe(error: unknown): string {
  if (!(error instanceof DomainError)) return error instanceof Error ? error.message : String(error)
  if (error.code === 'not_found') return 'There is no account with that e-mail address.'
  const texts: Record<string, string> = {
    'email invalid': 'That is no e-mail address.',
    'email taken': 'Somebody with that e-mail address exists already.',
    'username required': 'The name is missing.',
    'username too_long': 'The name is too long.',
    'password too_short': `The password needs at least ${minimumPasswordLength} characters.`,
    'password too_long': 'The password is too long.',
    'password too_common': 'The password is one of the commonest, and too easy to guess.',
    'password like_account': 'The password must not be the name or the e-mail address.',
  }
  return Object.entries(error.fields)
    .map(([field, code]) => texts[`${field} ${code}`] ?? `${field}: ${code}`)
    .join('\n')
}
