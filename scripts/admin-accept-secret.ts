/**
 * Makes the present SESSION_SECRET that of the site although the one before is lost: `npm run admin:accept-secret`.
 * Second factors that were encrypted with the lost one cannot be used any more.
 */
import path from 'node:path'
import { acceptSecrets } from '#domain/users/index.server.ts'
import { projectDir } from '#project/project-dir.ts'
import { readEnv } from '#server/start/env.ts'
import { readSiteSecrets } from '#server/start/site-secrets.ts'
import { changeAccounts } from './change-accounts.ts'
import { readCommandLine } from './read-command-line.ts'

readCommandLine('npm run admin:accept-secret', {})

await changeAccounts(async () => async (scope) => {
  const env = readEnv(process.env)
  const secrets = await readSiteSecrets(env, path.resolve(projectDir, env.DATA_DIR))
  const lost = await acceptSecrets(scope, secrets)
  if (lost === 0) return 'The site uses this secret now. All second factors can be used with it.'
  return (
    `The site uses this secret now. Second factors of accounts that cannot be used any more: ${lost}. These people sign in with a ` +
    'recovery code, or get access again by npm run admin:reset. Restart all processes of the site.'
  )
})
