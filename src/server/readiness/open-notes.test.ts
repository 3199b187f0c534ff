import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NoteCode } from '#i18n/lazy/operation-notes.ts'
import { openNotes, type FindNotes, type Notes } from './open-notes.ts'

let notes: Notes
let logged: string[]
beforeEach(() => {
  logged = []
  vi.useFakeTimers({ toFake: ['performance', 'setInterval'] })
})
afterEach(() => {
  notes.close()
  vi.useRealTimers()
})

function open(finders: FindNotes[], quiet: NoteCode[] = []): Notes {
  const log = (level: string) => (facts: unknown) => void logged.push(`${level} ${JSON.stringify(facts)}`)
  notes = openNotes({ finders, quiet, logger: { info: log('info'), warn: log('warn') } })
  return notes
}
const codes = async () => (await notes.find()).map(({ code }) => code)

test('The notes of all finders are collected, each with one readable line, and logged once', async () => {
  open([async () => ['mail_as_files'], async () => ['files_unknown', 'mail_as_files']], ['mail_as_files'])
  expect(await notes.find()).toEqual([
    { code: 'mail_as_files', message: expect.stringMatching(/SMTP_URL.*\.$/) },
    { code: 'files_unknown', message: expect.stringMatching(/store:clean\.$/) },
  ])
  await notes.find()
  expect(logged).toEqual(['info {"note":"mail_as_files"}', 'warn {"note":"files_unknown"}'])
})

test('An answer is reused for ten seconds, and a note that has gone is logged', async () => {
  let asked = 0
  open([async () => (++asked === 1 ? ['store_unreachable'] : [])])
  expect(await codes()).toEqual(['store_unreachable'])
  vi.advanceTimersByTime(9000)
  expect(await codes()).toEqual(['store_unreachable'])
  vi.advanceTimersByTime(2000)
  expect(await codes()).toEqual([])
  expect([asked, logged.at(-1)]).toEqual([2, 'info {"note":"store_unreachable"}'])
})

test('A finder that fails keeps its last answer, so that an outage does not hide a note', async () => {
  let isOut = false
  open([async () => (isOut ? Promise.reject(new Error('The database is gone.')) : ['files_unknown'])])
  expect(await codes()).toEqual(['files_unknown'])
  isOut = true
  vi.advanceTimersByTime(11_000)
  expect(await codes()).toEqual(['files_unknown'])
})
