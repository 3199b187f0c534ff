import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import type { ProofId } from '#i18n/lazy/proofs.ts'
import { root } from '../bootstrap/project.mjs'
import { longTests } from './proofs.ts'

/** How a round ended: how many runs it has tried, and what went wrong, if anything did. */
export type Round = { runs: number; failure: string | null }

const report = z.object({ numPassedTests: z.number(), success: z.boolean() })

/** Runs one long test once, with a seed, and with a mutant of the program if one is named. */
export async function runRound(id: ProofId, seed: number, mutant: string | undefined): Promise<Round> {
  const { file, project, runs } = longTests[id]
  const folder = mkdtempSync(path.join(tmpdir(), 'prove-'))
  const reportFile = path.join(folder, 'report.json')
  try {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    const { code, output } = await run([vitest, 'run', '--project', project, file, ...reporters], {
      NODE_ENV: 'test',
      PROVE_SEED: String(seed),
      ...(runs !== undefined && { PROVE_RUNS: String(runs) }),
      ...(mutant !== undefined && { PROVE_MUTANT: mutant }),
    })
    if (code !== 0) return { runs: 0, failure: output }
    const { numPassedTests } = report.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
    return { runs: runs ?? numPassedTests, failure: null }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function run(args: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  const code = await new Promise<number>((resolve) => {
    child.on('close', (status) => resolve(status ?? 1))
  })
  return { code, output: parts.join('') }
}
