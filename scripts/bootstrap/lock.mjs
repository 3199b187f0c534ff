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
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inProject, Stop } from './project.mjs'
import { step } from './step.mjs'

const folder = inProject('.lock')
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
  const owner = `${process.pid}-${startTimeOf(process.pid)}-${randomUUID()}`
  if (!take(owner)) {
    await step('Waiting for another process that prepares this folder', async () => {
      while (!take(owner)) await sleep(pollMilliseconds)
    })
  }
  const release = () => remove(owner)
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/**
 * Takes the lock if it is free: it is prepared under another name and put in place by one rename, which fails if a
 * folder with a file is already there.
 * @param {string} owner
 */
function take(owner) {
  const holders = attempt(() => readdirSync(folder)) ?? []
  for (const holder of holders) if (!isRunning(holder)) remove(holder)
  const aside = `${folder}-${owner}`
  try {
    mkdirSync(aside, { recursive: true })
    writeFileSync(path.join(aside, owner), '')
  } catch (error) {
    throw new Stop(`The folder ${path.dirname(folder)} cannot be written: ${String(error)}`)
  }
  const isTaken = attempt(() => renameSync(aside, folder) ?? true) ?? false
  if (!isTaken) rmSync(aside, { recursive: true, force: true })
  return isTaken
}

/**
 * Removes the lock of one owner. No two owners share a name, and the folder can only be removed while it is empty, so
 * two processes that find the same dead owner cannot both get the lock.
 * @param {string} owner
 */
function remove(owner) {
  attempt(() => unlinkSync(path.join(folder, owner)))
  attempt(() => rmdirSync(folder))
}

/** @param {string} owner */
function isRunning(owner) {
  const [pid, startTime] = owner.split('-')
  return startTimeOf(Number(pid)) === startTime
}

/**
 * When a process started, in the kernel's count, so that a reused process id is not mistaken for the old owner.
 * Systems without /proc only report whether the process is alive.
 * @param {number} pid
 * @returns {string} 'gone' when there is no such process
 */
function startTimeOf(pid) {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (stat !== undefined) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'gone'
  try {
    process.kill(pid, 0)
    return 'alive'
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 'alive' : 'gone'
  }
}

/**
 * What a file operation returns, or nothing when it fails because another process was quicker.
 * @template T
 * @param {() => T} operation
 */
function attempt(operation) {
  try {
    return operation()
  } catch {
    return undefined
  }
}
