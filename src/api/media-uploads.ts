import {
  beginUploadCall,
  cancelUploadCall,
  continueUploadCall,
  readUploadCall,
} from '#contracts/media-uploads.ts'
import { beginUpload, cancelUpload, continueUpload, readUpload } from '#domain/media/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

export function mediaUploadHandlers(api: Api): void {
  handle(api, beginUploadCall, ({ scope, json }) => beginUpload(scope, json))

  handle(api, readUploadCall, ({ scope, params }) => readUpload(scope, params.id))

  handle(api, continueUploadCall, async ({ scope, params: { id }, query: { offset }, context }) => {
    const piece = new Uint8Array(await context.req.arrayBuffer())
    return continueUpload(scope, context.get('media'), id, { offset, piece })
  })

  handle(api, cancelUploadCall, ({ scope, params, context }) =>
    cancelUpload(scope, context.get('media'), params.id),
  )
}
