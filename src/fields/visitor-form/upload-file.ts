import { csrfHeader } from '#design/csrf-token.ts'
import type { Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import type { Upload, UploadError } from './attachments.ts'

/** Uploads files to the server in a language. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function uploadIn(language: Language): Upload {
  return (file, { onProgress, signal }) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest()
      const fail = () => resolve({ error: { code: 'offline' } })
      request.open('POST', `/${language}/api/temp-files/`)
      for (const [name, value] of Object.entries(csrfHeader())) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => resolve(readUpload(request.status, request.responseText)))
      request.addEventListener('error', fail)
      request.addEventListener('abort', fail)
      signal.addEventListener('abort', () => request.abort())
      const body = new FormData()
      body.append('file', file)
      request.send(body)
    })
}

/** Interprets the server's response: the stored file, or why it was refused. */
export function readUpload(status: number, text: string): Awaited<ReturnType<Upload>> {
  const body = parse(text)
  if (status === 201 && isRecord(body)) {
    const { id, name, size, type } = body
    if (
      typeof id === 'string' &&
      typeof name === 'string' &&
      typeof size === 'number' &&
      typeof type === 'string'
    )
      return { id, name, size, type }
  }
  return { error: readError(status, body) }
}

function readError(status: number, body: unknown): UploadError {
  if (status === 413) return { code: 'file_size' }
  const texts = isRecord(body) ? [body['file'] ?? body['detail']].flat() : []
  const said = texts.find((one) => typeof one === 'string')
  return said === undefined ? { code: 'failed' } : { text: said, mayPass: status !== 400 }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
