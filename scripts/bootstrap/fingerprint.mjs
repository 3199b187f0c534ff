import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

/**
 * A hash over the names and bytes of files, the same on every machine. Tests and generated files do not count;
 * what does not exist counts as absent.
 * @param {string[]} paths files or folders, relative to the project
 */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 has no toSorted, and the list is fresh
  for (const file of paths.flatMap(listFiles).sort()) {
    const bytes = readFileSync(path.join(root, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/**
 * The files at or below a path, relative to the project.
 * @param {string} relative
 * @returns {string[]}
 */
function listFiles(relative) {
  const absolute = path.join(root, relative)
  const stats = statSync(absolute, { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return isInput(relative) ? [relative] : []
  // A house outside of the project may have packages of its own.
  const names = readdirSync(absolute).filter((name) => name !== 'node_modules')
  return names.flatMap((name) => listFiles(`${relative}/${name}`))
}

/** @param {string} file */
function isInput(file) {
  return !/\.(test|spec)\.tsx?$|\.generated\./.test(file)
}
