import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes files into a new temporary folder, which is removed when the test is over; returns the folder. */
export function plantFiles(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'planted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  return folder
}
