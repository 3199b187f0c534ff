import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, existsSync, mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ImportOutcome } from '#domain/imports/index.server.ts'
import { handToSite, openControlChannel } from './control-channel.ts'
import type { ImportJob } from './import-job.ts'

const counts = { lines: 3, added: 2, updated: 1, vanished: 0, unchanged: 0, rejected: 0, firstRejected: [] }
const outcome: ImportOutcome = { ...counts, isFinished: true, resumedAt: 0, reportFile: null }
const job: ImportJob = { kind: 'archive', file: '/archive.jsonl', isDryRun: false }

let folder: string
let closers: (() => Promise<void>)[]
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'concert-hall-control-'))
  closers = []
})
afterEach(async () => {
  for (const close of closers) await close()
  rmSync(folder, { recursive: true, force: true })
})

type RunJob = Parameters<typeof openControlChannel>[1]
async function open(run: RunJob, dataDir = folder) {
  const close = await openControlChannel(dataDir, run)
  closers.push(close)
  return close
}

function hand(signal = new AbortController().signal, onProgress: (share: number) => void = () => undefined) {
  return handToSite(folder, job, { signal, onProgress: ({ share }) => onProgress(share) })
}

/** A job that takes until somebody ends it. */
const untilStopped: RunJob = async (_, { signal }) => {
  while (!signal.aborted) await sleep(5)
  return { ...outcome, isFinished: false }
}

describe('A job that is handed to the running site', () => {
  test('is done there; progress and result come back', async () => {
    const asked: ImportJob[] = []
    await open((given, { onProgress }) => {
      asked.push(given)
      onProgress({ ...counts, share: 0.5 })
      return Promise.resolve(outcome)
    })
    const shares: number[] = []
    expect(await hand(undefined, (share) => shares.push(share))).toEqual(outcome)
    expect(asked).toEqual([job])
    expect(shares).toEqual([0.5])
  })

  test('fails with the reason that the site gives', async () => {
    await open(() => Promise.reject(new Error('The file is not there.')))
    await expect(hand()).rejects.toThrow('The file is not there.')
  })

  test('is ended by whoever asked for it, and tells how far it came', async () => {
    await open(untilStopped)
    const stop = new AbortController()
    const handed = hand(stop.signal)
    setTimeout(() => stop.abort(), 50)
    expect(await handed).toMatchObject({ isFinished: false })
  })

  test('is ended when the site ends, which waits for it', async () => {
    let isDone = false
    const close = await open(async (given, context) => {
      const result = await untilStopped(given, context)
      isDone = true
      return result
    })
    const handed = hand()
    await sleep(50)
    await close()
    expect(isDone).toBe(true)
    expect(await handed).toMatchObject({ isFinished: false })
    expect(existsSync(path.join(folder, 'control.json'))).toBe(false)
    await expect(hand()).rejects.toThrow(/takes no imports/)
  })

  test('finds no channel where none is, or where a killed process left one', async () => {
    await expect(hand()).rejects.toThrow(/takes no imports/)
    writeFileSync(
      path.join(folder, 'control.json'),
      JSON.stringify({ address: path.join(folder, 'control.sock'), secret: 'x' }),
    )
    await expect(hand()).rejects.toThrow(/takes no imports/)
  })
})

describe('The channel', () => {
  test('opens again over what a killed process left behind, also where the path is long', async () => {
    writeFileSync(path.join(folder, 'control.sock'), '')
    await open(() => Promise.resolve(outcome))
    expect(await hand()).toEqual(outcome)
    const deep = path.join(folder, 'a'.repeat(120))
    mkdirSync(deep)
    await open(() => Promise.resolve(outcome), deep)
    const given = { signal: new AbortController().signal, onProgress: () => undefined }
    expect(await handToSite(deep, job, given)).toEqual(outcome)
  })

  test.skipIf(process.platform === 'win32')('can be used by its owner only', async () => {
    await open(() => Promise.resolve(outcome))
    for (const name of ['control.json', 'control.sock'])
      expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0)
  })

  test.each([
    ['another secret', () => JSON.stringify({ secret: 'another', job }), 'The secret is another one.'],
    ['no JSON', () => 'job', 'The job cannot be read.'],
    [
      'an unknown job',
      (secret: string) => JSON.stringify({ secret, job: { kind: 'drop' } }),
      'The job cannot be read.',
    ],
    ['too much', () => 'x'.repeat(100_000), 'The job cannot be read.'],
  ])('refuses %s, and does nothing', async (_, ask, answer) => {
    let count = 0
    await open(() => {
      count++
      return Promise.resolve(outcome)
    })
    const { address, secret } = JSON.parse(readFileSync(path.join(folder, 'control.json'), 'utf8'))
    const socket = connect(address).setEncoding('utf8')
    socket.write(`${ask(secret)}\n`)
    const chunks: string[] = []
    for await (const chunk of socket) chunks.push(String(chunk))
    expect(JSON.parse(chunks.join(''))).toEqual({ error: answer })
    expect(count).toBe(0)
  })
})
