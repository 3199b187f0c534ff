/**
 * Runs the long tests round after round, each with a new seed, for as many minutes as it is told, and writes what they
 * have proven into the page about it. `--mutant` puts a fault into the program first: the tests have to find it.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { proofMessages, type ProofId } from '#i18n/lazy/proofs.ts'
import { root } from '../bootstrap/project.mjs'
import { readCommandLine, refuseCommandLine } from '../read-command-line.ts'
import { mutants } from './mutants.ts'
import { longTests } from './proofs.ts'
import { runRound } from './run-round.ts'

const usage = `npm run prove -- [--minutes 60] [--seed NUMBER] [--only PROOF] [--mutant NAME]
  PROOF: ${Object.keys(longTests).join(', ')}
  NAME: ${mutants.map(({ name }) => name).join(', ')}`
const minute = 60_000

const { values } = readCommandLine(usage, {
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    only: { type: 'string' },
    mutant: { type: 'string' },
  },
})
const given = z
  .object({
    minutes: z.coerce.number().positive(),
    seed: z.coerce.number().int().min(0).max(2_000_000_000),
    only: z.enum(Object.keys(longTests)).optional(),
    mutant: z.enum(mutants.map(({ name }) => name)).optional(),
  })
  .safeParse(values)
if (!given.success) refuseCommandLine(usage, z.prettifyError(given.error))

const { minutes, seed, only, mutant } = given.data
const began = Date.now()
const ids = Object.keys(longTests)
  .filter(isProof)
  .filter((id) => only === undefined || id === only)
const proofs = ids.map((id) => ({ id, rounds: 0, runs: 0, failures: [] as number[], ms: 0 }))
console.log(`Seed ${seed}${mutant ? `, with the mutant ${mutant}` : ''}`)

// Each proof gets the same share of the time, and one round at least.
for (;;) {
  const [next] = proofs.toSorted((a, b) => a.ms - b.ms)
  if (!next || (next.rounds > 0 && Date.now() - began >= minutes * minute)) break
  const roundBegan = Date.now()
  // Rounds of a test that goes through several seeds must not repeat those of the round before.
  const roundSeed = seed + next.rounds * 1000
  const { runs, failure } = await runRound(next.id, roundSeed, mutant)
  next.ms += Date.now() - roundBegan
  next.rounds += 1
  next.runs += runs
  const after = ((Date.now() - began) / minute).toFixed(1)
  if (failure === null) {
    console.log(
      `${after} min  ${next.id}: ${proofMessages.en.proofs[next.id].runs(next.runs)}, seed ${roundSeed}`,
    )
    continue
  }
  next.failures.push(roundSeed)
  console.error(failure)
  console.error(`${after} min  ${next.id} is broken: npm run prove -- --only ${next.id} --seed ${roundSeed}`)
  if (mutant || only) break
}

const broken = proofs.filter(({ failures }) => failures.length > 0)
if (!mutant && only === undefined) writeRun()
if (mutant)
  console.log(broken.length > 0 ? `The mutant ${mutant} was found.` : `The mutant ${mutant} lives on.`)
else console.log(`${proofs.length - broken.length} kept, ${broken.length} broken`)
// A mutant that lives on is the failure.
process.exitCode = broken.length > 0 === (mutant !== undefined) ? 0 : 1

function writeRun(): void {
  const file = path.join(root, 'src/site/pages/proofs/last-run.ts')
  const run = {
    at: new Date().toISOString(),
    minutes: Math.max(1, Math.round((Date.now() - began) / minute)),
    seed,
    version: describeVersion(),
    proofs: proofs.map(({ id, rounds, runs, failures }) => ({ id, rounds, runs, failures })),
  }
  writeFileSync(
    file,
    `import type { LastRun } from './proofs-page.tsx'

/** Written by \`npm run prove\`. */
export const lastRun: LastRun = ${JSON.stringify(run)}
`,
  )
  execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), [file])
}

/** The version, with the commit where there is one. */
function describeVersion(): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, stdio: 'pipe' })
    return `${version} (${commit.toString().trim()})`
  } catch {
    return version
  }
}

function isProof(id: string): id is ProofId {
  return Object.hasOwn(longTests, id)
}
