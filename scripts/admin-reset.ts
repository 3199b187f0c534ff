/**
 * Restores access for a user who is locked out: `npm run admin:reset`. Sets a new password, removes the second factor
 * and the passkeys, reactivates a deactivated account, and ends its sessions. Prompts for the e-mail address unless
 * `--email` gives it. The password is always prompted for, or read from the standard input.
 */
import { resetAccount } from '#domain/users/index.server.ts'
import { changeAccounts } from './change-accounts.ts'
import { readCommandLine } from './read-command-line.ts'

const usage = 'npm run admin:reset [-- --email EMAIL]'
const { values } = readCommandLine(usage, { options: { email: { type: 'string' } } })

await changeAccounts(async ({ ask, askPassword }) => {
  const email = values.email ?? (await ask('E-mail: '))
  const password = await askPassword()
  return async (scope) => {
    await resetAccount(scope, { email, password })
    return `${email} can log in at /login now with that password alone. Please set up the second factor again.`
  }
})
