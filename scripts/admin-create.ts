/**
 * Creates a staff account, by default an administrator: `npm run admin:create`. Prompts for what `--email`, `--name`
 * and `--role` do not say. The password is always prompted for, or read from the standard input.
 */
import { createUser } from '#domain/users/index.server.ts'
import { changeAccounts } from './change-accounts.ts'
import { readCommandLine } from './read-command-line.ts'

const usage = 'npm run admin:create [-- --email EMAIL --name NAME --role administrator|editor|author]'
const { values } = readCommandLine(usage, {
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string', default: 'administrator' },
  },
})

await changeAccounts(async ({ ask, askPassword }) => {
  const { role } = values
  if (role !== 'administrator' && role !== 'editor' && role !== 'author')
    throw new Error('--role is administrator, editor or author.')
  const email = values.email ?? (await ask('E-mail: '))
  const username = values.name ?? (await ask('Name: '))
  const password = await askPassword()
  return async (scope) => {
    await createUser(scope, { email, username, password, role })
    return `${email} can log in at /login now.`
  }
})
