import { describe, expect, test } from 'vitest'
import type { TemporaryFile } from '#contracts/forms.ts'
import { Attachments, findFileError, type Upload, type UploadError } from './attachments.ts'
import { readUpload } from './upload-file.ts'

const png = (name = 'bild.png') => new File(['x'], name, { type: 'image/png' })

/** A server that answers when the test tells it to. */
function openServer() {
  const waiting: { file: File; answer: (error?: UploadError) => void; signal: AbortSignal }[] = []
  const upload: Upload = (file, { signal }) =>
    new Promise((resolve) => {
      const stored: TemporaryFile = {
        id: `id-${file.name}`,
        name: file.name,
        size: file.size,
        type: file.type,
      }
      waiting.push({ file, signal, answer: (error) => resolve(error ? { error } : stored) })
    })
  return { waiting, upload }
}

const states = (attachments: Attachments) =>
  attachments.shown.get().all.map(({ name, state }) => `${name} ${state}`)
/** Waits until resolved promises have been processed. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('Files of a form', () => {
  test('are uploaded one after the other, and referenced by their ids', async () => {
    const { waiting, upload } = openServer()
    const attachments = new Attachments(upload)
    attachments.add('file', [png('a.png'), png('b.png')])
    await turn()
    expect(waiting.map(({ file }) => file.name)).toEqual(['a.png'])
    expect([attachments.isUploading('file'), attachments.isUploading('other')]).toEqual([true, false])
    waiting[0]?.answer()
    await turn()
    expect(states(attachments)).toEqual(['a.png stored', 'b.png uploading'])
    waiting[1]?.answer()
    await attachments.settle()
    expect(attachments.idsOf('file')).toEqual(['id-a.png', 'id-b.png'])
    expect(attachments.idsOf('other')).toEqual([])
  })

  test('stay in the list with their error, and can be retried', async () => {
    const { waiting, upload } = openServer()
    const attachments = new Attachments(upload)
    attachments.add('file', [png()])
    await turn()
    waiting[0]?.answer({ code: 'offline' })
    await attachments.settle()
    expect(attachments.hasFailed('file')).toBe(true)
    const [failed] = attachments.shown.get().all
    attachments.retry(failed?.key ?? 0)
    expect(attachments.hasFailed('file')).toBe(false)
    await turn()
    waiting[1]?.answer()
    await attachments.settle()
    expect(attachments.idsOf('file')).toEqual(['id-bild.png'])
  })

  test('can be removed while they are being uploaded', async () => {
    const { waiting, upload } = openServer()
    const attachments = new Attachments(upload)
    attachments.add('file', [png()])
    await turn()
    attachments.remove(attachments.shown.get().all[0]?.key ?? 0)
    expect(waiting[0]?.signal.aborted).toBe(true)
    waiting[0]?.answer()
    await attachments.settle()
    expect(attachments.shown.get().all).toEqual([])
    expect(attachments.shown.get().news).toMatchObject({ isRemoved: true, file: { name: 'bild.png' } })
  })

  test('are limited to five per field', () => {
    const attachments = new Attachments(openServer().upload)
    attachments.add(
      'file',
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => png(`${name}.png`)),
    )
    expect(states(attachments).slice(4)).toEqual(['e.png uploading', 'f.png failed'])
    attachments.add('other', [png('g.png')])
    expect(states(attachments).at(-1)).toBe('g.png uploading')
  })

  test('are restored when discarding them is undone', async () => {
    const stored = { id: 'abc', name: 'brief.pdf', size: 1, type: 'application/pdf', slug: 'file' }
    const attachments = new Attachments(openServer().upload, [stored])
    const taken = attachments.takeAll()
    expect(attachments.shown.get().all).toEqual([])
    attachments.restore(taken)
    expect(attachments.idsOf('file')).toEqual(['abc'])
  })
})

test('A file is refused before its upload for its name, for its size, and when it is empty', () => {
  expect(findFileError({ name: 'Foto.JPEG', size: 1 })).toBeNull()
  expect(findFileError({ name: 'setup.exe', size: 1 })).toBe('file_type')
  expect(findFileError({ name: 'a.pdf', size: 0 })).toBe('file_empty')
  expect(findFileError({ name: 'a.pdf', size: 10 * 1024 * 1024 })).toBeNull()
  expect(findFileError({ name: 'a.pdf', size: 10 * 1024 * 1024 + 1 })).toBe('file_size')
})

test('Any response of the server to an upload is understood', () => {
  const file = { id: 'abc', name: 'a.pdf', size: 1, type: 'application/pdf' }
  expect(readUpload(201, JSON.stringify(file))).toEqual(file)
  expect(readUpload(400, '{"file":["Zu groß."]}')).toEqual({ error: { text: 'Zu groß.', mayPass: false } })
  expect(readUpload(429, '{"detail":"Zu oft."}')).toEqual({ error: { text: 'Zu oft.', mayPass: true } })
  expect(readUpload(413, '<html>')).toEqual({ error: { code: 'file_size' } })
  for (const text of ['', '<html>', 'null', '{"id":1}'])
    expect(readUpload(502, text)).toEqual({ error: { code: 'failed' } })
})
