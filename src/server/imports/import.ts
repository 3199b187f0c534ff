/**
 * `npm run import:archive -- FILE` and `npm run import:shop -- URL`, each with `--dry-run`. Uses the database named by
 * DATABASE_URL, or the embedded one in DATA_DIR, even while a site is running on it.
 *
 * Exit codes: 0 when the file or feed was read to its end, whether or not lines were rejected; 1 when it could not be
 * read; 2 for wrong usage; 130 after Ctrl+C, in which case the next run resumes an archive import.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { migrationsFolder, openDatabase, type Database } from '#db/client/index.server.ts'
import { effectiveSettings, readSettings } from '#domain/house/index.server.ts'
import { describeRejection, type ImportOutcome, type ImportProgress } from '#domain/imports/index.server.ts'
import { system } from '#domain/scope.ts'
import { projectDir } from '#project/project-dir.ts'
import { databaseOptions } from '../start/database-options.ts'
import { readEnv, SettingsError, type Env } from '../start/env.ts'
import { useTimeZone } from '../start/follow-time-zone.ts'
import { askSource } from './ask-source.ts'
import { openProgressBar } from '../start/progress-bar.ts'
import { settingsFallback } from '../start/settings-fallback.ts'
import { importJob, runImportJob, tidyAfterImport, type ImportJob } from './import-job.ts'

const usage = `npm run import:archive -- FILE [--dry-run]   JSON Lines, plain or compressed with gzip
npm run import:shop -- [URL] [--dry-run]     the ticket shop's feed; without URL that of the house's settings, or of SHOP_FEED_URL`

/** npm changes into the project's folder, but the name of a file is relative to the folder in which it was called. */
const callingFolder = process.env['INIT_CWD'] ?? ''

process.exitCode = await main()

async function main(): Promise<number> {
  try {
    const env = readEnv(process.env)
    const asked = readArguments()
    if (!asked) return explainUsage()
    const stopping = stopOnSignal()
    const bar = openProgressBar(
      asked.kind === 'archive' ? 'Importing the archive' : "Importing the shop's feed",
    )
    const outcome = await run(asked, env, {
      signal: stopping,
      onProgress: ({ share }) => bar.show(Math.min(share, 0.99)),
    })
    if (!outcome) return explainUsage()
    if (outcome.isFinished) bar.finish()
    process.stdout.write(`${describe(outcome, asked).join('\n')}\n`)
    return outcome.isFinished ? 0 : 130
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`)
    return 1
  }
}

function explainUsage(): number {
  process.stderr.write(`${usage}\n`)
  return 2
}

type Asked = { kind: ImportJob['kind']; target: string | undefined; isDryRun: boolean }

function readArguments(): Asked | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
    strict: false,
  })
  const [kind, target, ...rest] = positionals
  const isDryRun = values['dry-run'] === true
  const isKnown = Object.keys(values).every((name) => name === 'dry-run')
  if (rest.length > 0 || !isKnown) return null
  if (kind === 'shop') return { kind, target, isDryRun }
  return kind === 'archive' && target !== undefined ? { kind, target, isDryRun } : null
}

type Watch = { signal: AbortSignal; onProgress: (progress: ImportProgress) => void }

/** Null if nobody says what is to be imported. */
async function run(asked: Asked, env: Env, watch: Watch): Promise<ImportOutcome | null> {
  const dataDir = path.resolve(projectDir, env.DATA_DIR)
  const database = await openDatabase({
    ...databaseOptions(env, dataDir),
    migrationsFolder,
  })
  try {
    await useTimeZone(database)
    const job = importJob.safeParse(await completeJob(asked, env, database))
    if (!job.success) return null
    const ask = askSource({ privateHosts: [...env.PRIVATE_HOSTS, ...hostOf(asked)] }, 'ShopFeed')
    const outcome = await runImportJob(job.data, { database, dataDir, ask, ...watch })
    if (!job.data.isDryRun) await tidyAfterImport(database, outcome)
    return outcome
  } finally {
    await database.close()
  }
}

/** Whoever runs the command may read any feed by its address; that of the settings is judged as the site judges it. */
function hostOf({ kind, target = '' }: Asked): string[] {
  const url = kind === 'shop' ? URL.parse(target) : null
  return url ? [url.hostname] : []
}

async function completeJob({ kind, target, isDryRun }: Asked, env: Env, { db }: Pick<Database, 'db'>) {
  if (kind === 'archive') return { kind, file: target && path.resolve(callingFolder, target), isDryRun }
  const settings = await readSettings({ db, now: new Date(), viewer: system })
  const { shop_feed: feed, shop_origin: shop } = effectiveSettings(settings, settingsFallback(env))
  return { kind, address: target ?? feed, ticketOrigins: shop === null ? [] : [shop], isDryRun }
}

/** The first signal ends the import after the current batch, the second one immediately. */
function stopOnSignal(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(130)
      stopping.abort()
    })
  return stopping.signal
}

function describe(outcome: ImportOutcome, job: Pick<ImportJob, 'kind' | 'isDryRun'>): string[] {
  const { lines, added, updated, vanished, unchanged, rejected, findings, firstRejected, resumedAt } = outcome
  const unit = job.kind === 'archive' ? 'line' : 'entry'
  return [
    ...(resumedAt > 0
      ? [`Went on behind line ${resumedAt}, where an earlier import of this file ended.`]
      : []),
    `${job.isDryRun ? 'Would be: ' : ''}${added} added, ${updated} updated, ${unchanged} the same` +
      `${job.kind === 'shop' ? `, ${vanished} vanished` : ''}, ${rejected} rejected${findings > 0 ? `, ${findings} stored although they break a rule` : ''}; ${lines} ${job.kind === 'archive' ? 'lines' : 'entries'} in all.`,
    ...firstRejected.map(({ line, ...rejection }) => {
      const reason = describeRejection(rejection)
      return line === 0 ? reason : `  ${unit} ${line}: ${reason}`
    }),
    ...(rejected + findings > firstRejected.length
      ? [`  … and ${rejected + findings - firstRejected.length} more.`]
      : []),
    ...(outcome.reportFile ? [`All of them: ${outcome.reportFile}`] : []),
    ...(outcome.isFinished ? [] : ['Ended early. The same command goes on from here.']),
  ]
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.lines.join('\n')
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return `The file is not there (${error.message}).`
  if (code === 'EISDIR' || code === 'EACCES') return `The file cannot be read (${error.message}).`
  if (code.startsWith('Z_')) return `The compressed file is damaged or cut off (${error.message}).`
  return error.message
}
