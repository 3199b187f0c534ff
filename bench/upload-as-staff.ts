import { setTimeout } from 'node:timers/promises'
import type { MediaUpload } from '#contracts/office-media.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import type { UploadCall } from '#fields/media-upload/upload-call.ts'
import { mayPass, uploadFile } from '#fields/media-upload/upload-file.ts'
import type { Session } from '../tests/support/sign-in.ts'

/** Uploads as the back office does, and resumes as often as necessary, as users do with “continue”. */
export async function uploadAsStaff(file: File, call: UploadCall): Promise<MediaUpload> {
  let begun: string | undefined
  for (;;) {
    try {
      return await uploadFile(file, {
        call,
        begun,
        signal: new AbortController().signal,
        onBegin: (id) => {
          begun = id
        },
        onProgress: () => {},
        pause: () => setTimeout(200),
      })
    } catch (error) {
      if (!(error instanceof CallError) || !mayPass(error.status)) throw error
    }
  }
}

/** Makes the calls of an upload for a user who is signed in. */
export function callAs(origin: string, { cookie, token }: Session): UploadCall {
  return async (method, path, { body } = {}) => {
    const answer = await fetch(`${origin}/de/api/admin/media-uploads${path}`, {
      method,
      headers: {
        Cookie: cookie,
        'X-CSRFToken': token,
        ...(body && {
          'Content-Type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    }).catch(() => null)
    if (!answer) throw new CallError(0, null)
    const text = await answer.text().catch(() => null)
    if (text === null) throw new CallError(0, null)
    if (!answer.ok) throw new CallError(answer.status, text)
    // The call's contract defines the type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(text) as MediaUpload
  }
}
