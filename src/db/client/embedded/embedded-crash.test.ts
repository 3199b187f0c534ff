import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { endProgram, readFirstLine, runProgram, startProgram } from '#db/client/test-programs/run-program.ts'
import { useTemporaryDirectory } from '#db/client/test-programs/temporary-directory.ts'

const ROUNDS = 20

describe('the embedded database when its process is killed', () => {
  const directory = useTemporaryDirectory()

  it('loses no acknowledged row, however often and whenever that happens', { timeout: 300_000 }, async () => {
    const dataDir = path.join(directory, 'killed')
    const log = path.join(directory, 'acknowledged.log')
    const reports: unknown[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const writer = startProgram('writer.ts', dataDir, log)
      reports.push(await readFirstLine(writer))
      await setTimeout(50 + ((round * 173) % 300))
      expect(await endProgram(writer, 'SIGKILL')).toBe('SIGKILL')
    }
    expect(reports).toHaveLength(ROUNDS + 1)
    for (const report of reports) expect(report).toMatchObject({ lost: 0, unindexed: 0 })
    expect(reports.at(-1)).toHaveProperty('acknowledged')
    expect(reports.at(-1)).not.toMatchObject({ acknowledged: 0 })
  })

  it('opens again after its very first start was killed half-way', { timeout: 60_000 }, async () => {
    const dataDir = path.join(directory, 'young')
    for (const delay of [300, 700, 1000, 1400]) {
      const opener = startProgram('opener.ts', dataDir)
      await setTimeout(delay)
      await endProgram(opener, 'SIGKILL')
    }
    expect(runProgram('opener.ts', [dataDir])).toBe('opened')
  })
})
