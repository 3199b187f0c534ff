/**
 * Makes the stores of files belong to this database: `npm run store:claim`, for instance after a dump was restored on
 * another server. Prints what it has found and asks, unless `--yes` answers. The database to which a store belonged
 * before loses it: its site no longer removes anything from it, and does not start again with it.
 */
import { identifyOwner } from '../guard-stores.ts'
import { describeStores } from '../describe-stores.ts'
import { claimStores } from '#domain/stores/index.server.ts'
import { openQuestions } from '../../../../scripts/ask.ts'
import { withSiteStores } from './open-site-stores.ts'
import { readCommandLine } from '../../../../scripts/read-command-line.ts'

const usage = 'npm run store:claim [-- --yes]'
const { yes } = readCommandLine(usage, { options: { yes: { type: 'boolean', default: false } } }).values

await withSiteStores(async ({ database, stores, isEmbedded }) => {
  const identity = await identifyOwner({ db: database.db, stores, isEmbedded })
  const described = await describeStores({ db: database.db, stores }, identity)
  for (const line of described.lines) process.stdout.write(`${line}\n`)
  if (described.areOurs) return 'The stores belong to this database already: nothing was changed.'
  if (!yes && !(await confirm())) return 'Nothing was changed.'
  const claimable = stores.places.map(({ store }) => ({ store, expected: [] }))
  await claimStores({ db: database.db, now: new Date() }, claimable, { identity, isForced: true })
  return `The stores belong to the database ${identity.id} now.`
})

async function confirm(): Promise<boolean> {
  const questions = openQuestions()
  try {
    return (await questions.ask('Shall these files belong to this database from now on? (yes/no) ')) === 'yes'
  } finally {
    questions.close()
  }
}
