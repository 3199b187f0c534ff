import { spawnSync } from 'node:child_process'
import { Stop } from '../bootstrap/project.mjs'

/** The files that differ from a commit. Throws `Stop` with git's words if there is no such commit. */
export function listChangedFiles(since: string): string[] {
  const { status, stdout, stderr } = spawnSync('git', ['diff', '--name-only', since], { encoding: 'utf8' })
  if (status !== 0) throw new Stop(stderr.trim())
  return stdout.split('\n').filter(Boolean)
}
