/**
 * `npm run dump:archive` makes the dump of the archive that the site serves for everybody, as the site itself does every
 * night; with `--if-due` only if it is due. The site may run meanwhile.
 */
import { isDumpDue } from '#domain/dumps/index.server.ts'
import { readCommandLine } from '../../../scripts/read-command-line.ts'
import { withSiteStores } from '../files/commands/open-site-stores.ts'
import { makeArchiveDump } from './make-archive-dump.ts'

const usage = 'npm run dump:archive [-- --if-due]'
const { 'if-due': isOnlyIfDue } = readCommandLine(usage, {
  options: { 'if-due': { type: 'boolean', default: false } },
}).values

await withSiteStores(async ({ database, stores, publicOrigin }) => {
  const now = new Date()
  if (isOnlyIfDue && !(await isDumpDue({ db: database.db, now }))) return 'No dump is due.'
  const { counts, files } = await makeArchiveDump(database, { store: stores.dumps, now, publicOrigin })
  const size = files.reduce((sum, { bytes }) => sum + bytes, 0)
  return `Dumped ${counts.events} events, ${counts.people} people and ${counts.works} works (${(size / 1e6).toFixed(1)} MB in ${files.length} files).`
})
