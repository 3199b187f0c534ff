/**
 * The program: reads the settings and runs the site in this process, or, with `--processes N`, in N processes that share
 * its port.
 */
import cluster from 'node:cluster'
import { readCommandLine, refuseCommandLine } from '../../scripts/read-command-line.ts'
import { readEnv, SettingsError } from './start/env.ts'
import { explainFailure } from './start/explain-failure.ts'
import { runProcesses } from './start/run-processes.ts'
import { runSite } from './start/run-site.ts'

const usage =
  'npm start, npm run dev or npm run serve [-- --processes N]; the settings are environment variables, see README.md'
const { dev: isDevelopment, processes } = readCommandLine(usage, {
  options: { dev: { type: 'boolean', default: false }, processes: { type: 'string', default: '1' } },
}).values
const count = /^[1-9]\d?$/.test(processes)
  ? Number(processes)
  : refuseCommandLine(usage, '--processes needs a number from 1 to 99.')
if (isDevelopment && count > 1) refuseCommandLine(usage, 'Development uses a single process.')

try {
  const env = readEnv(process.env)
  await (count > 1 && cluster.isPrimary ? runProcesses(env, count) : runSite(env, { isDevelopment }))
} catch (error) {
  const lines = error instanceof SettingsError ? error.lines : [explainFailure(error)]
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}
