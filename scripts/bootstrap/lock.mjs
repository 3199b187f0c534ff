import { randomUUID } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import path from 'node:path'
import { inProject, Stop } from './project.mjs'
import { step } from './step.mjs'

const pollMilliseconds = 200

/**
 * Runs work that changes the project's folder while no other process does so. Waits for a process that holds the
 * lock, with a message; the lock of a dead process is taken over. It has to work on any Node and file system, so it
 * is not a lock that the kernel releases but a folder with one file named after its owner.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProjectLock(work) {
  const folder = inProject('.lock')
  const release = takeIfFree(folder) ?? (await waitFor(folder))
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** @param {string} folder */
async function waitFor(folder) {
  return step('Waiting for another process that prepares this folder', async () => {
    for (;;) {
      const release = takeIfFree(folder)
      if (release) return release
      await sleep(pollMilliseconds)
    }
  })
}

/**
 * The lock is prepared under another name and put in place by one rename, which fails if a folder with a file is
 * already there.
 * @param {string} folder
 * @returns {(() => void) | undefined} releases the lock
 */
function takeIfFree(folder) {
  clearIfAbandoned(folder)
  const owner = `${process.pid}-${startTimeOf(process.pid)}-${randomUUID()}`
  const aside = `${folder}-${owner}`
  try {
    mkdirSync(aside, { recursive: true })
    writeFileSync(path.join(aside, owner), '')
  } catch (error) {
    throw new Stop(`The folder ${path.dirname(folder)} cannot be written: ${messageOf(error)}`)
  }
  try {
    renameSync(aside, folder)
  } catch {
    rmSync(aside, { recursive: true, force: true })
    return undefined
  }
  return () => {
    rmSync(path.join(folder, owner), { force: true })
    removeIfEmpty(folder)
  }
}

/**
 * Only one process can remove the owner's file, because no two owners share a name, and the folder can only be
 * removed while it is empty. So two processes that find the same dead owner cannot both get the lock.
 * @param {string} folder
 */
function clearIfAbandoned(folder) {
  for (const owner of ownersOf(folder)) {
    const [pid = '', startTime = ''] = owner.split('-')
    if (startTimeOf(Number(pid)) === startTime) return
    try {
      unlinkSync(path.join(folder, owner))
    } catch {
      return
    }
  }
  removeIfEmpty(folder)
}

/** @param {string} folder */
function ownersOf(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** @param {string} folder */
function removeIfEmpty(folder) {
  try {
    rmdirSync(folder)
  } catch {
    // The lock may have been taken by another process or never have existed; both are fine.
  }
}

/**
 * When a process started, in the kernel's count, so that a reused process id is not mistaken for the old owner.
 * Systems without /proc only report whether the process is alive.
 * @param {number} pid
 * @returns {string} 'gone' when there is no such process
 */
function startTimeOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'gone'
  } catch {
    return isAlive(pid) ? 'alive' : 'gone'
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error)
}
