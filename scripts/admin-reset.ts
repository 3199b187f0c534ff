/**
 * Lets somebody in who is locked out: `npm run admin:reset`. Gives the account a new password, takes away its second
 * factor and its passkeys, opens it if it was deactivated, and ends its sessions. Asks for the e-mail address unless
 * `--email` gives it; the password is only ever asked for, or read from the standard input.
 */
import { resetAccount } from '#domain/users/index.server.ts'
import { changeAccounts, passwordQuestion } from './change-accounts.ts'
import { readCommandLine } from './read-command-line.ts'

const usage = 'npm run admin:reset [-- --email EMAIL]'
const { values } = readCommandLine(usage, { options: { email: { type: 'string' } } })

await changeAccounts(async (ask) => {
  const email = values.email ?? (await ask('E-mail: '))
  const password = await ask(passwordQuestion)
  return async (scope) => {
    await resetAccount(scope, { email, password })
    return `${email} can log in at /login now with that password alone. Please set up the second factor again.`
  }
})
