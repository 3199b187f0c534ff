/**
 * Cleans up the stores of files as the site does every hour, and prints what was found: `npm run store:clean`. If there
 * are many files that this database does not know, nothing of them is removed, unless `--confirm` moves them to the
 * trash, where they stay for 30 days.
 */
import { system } from '#domain/scope.ts'
import { guardStores } from '../guard-stores.ts'
import { sweepStores } from '../sweep-stores.ts'
import { openMedia } from '../../media/open-media.ts'
import { withSiteStores } from './open-site-stores.ts'
import { readCommandLine } from '../../../../scripts/read-command-line.ts'

const usage = 'npm run store:clean [-- --confirm]'
const { confirm: isConfirmed } = readCommandLine(usage, {
  options: { confirm: { type: 'boolean', default: false } },
}).values

await withSiteStores(async ({ database, stores, isEmbedded, dataDir }) => {
  const clock = () => new Date()
  const logger = { info: () => {}, warn: () => {}, error: () => {} }
  const guard = await guardStores({ db: database.db, stores, isEmbedded, clock, logger })
  const media = openMedia({ dataDir, stores, onError: () => {} })
  const scope = { db: database.db, now: clock(), viewer: system }
  const given = { files: stores.files, media, guard, logger }
  const swept = await sweepStores(scope, given, { removesStrays: isConfirmed })
  await media.close()
  if (!swept) throw new Error('The stores do not carry the mark of this database: nothing was touched.')
  const lines = Object.entries(swept).map(([store, found]) => {
    const { contents, removed, strays, putBack, expired, isStopped } = found
    const fate = isStopped ? 'left where they are' : 'moved to the trash'
    return `${store}: ${contents} contents; ${removed} deleted ones removed; ${strays} unknown ones ${fate}; ${putBack} put back; ${expired} removed from the trash.`
  })
  const isStopped = Object.values(swept).some((found) => found.isStopped)
  return [
    ...lines,
    ...(isStopped ? ['To move the unknown ones to the trash: npm run store:clean -- --confirm'] : []),
  ].join('\n')
})
