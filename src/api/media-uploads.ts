import {
  beginUploadCall,
  cancelUploadCall,
  continueUploadCall,
  readUploadCall,
} from '#contracts/media-uploads.ts'
import { beginUpload, cancelUpload, continueUpload, readUpload } from '#domain/media/index.server.ts'
import type { Api } from './environment.ts'

export function mediaUploadHandlers(api: Api): void {
  api.openapi(beginUploadCall, async (context) =>
    context.json(await beginUpload(context.get('scope'), context.req.valid('json')), 201),
  )

  api.openapi(readUploadCall, async (context) =>
    context.json(await readUpload(context.get('scope'), context.req.valid('param').id), 200),
  )

  api.openapi(continueUploadCall, async (context) => {
    const { offset } = context.req.valid('query')
    const piece = new Uint8Array(await context.req.arrayBuffer())
    const { id } = context.req.valid('param')
    const upload = await continueUpload(context.get('scope'), context.get('media'), id, { offset, piece })
    return context.json(upload, 200)
  })

  api.openapi(cancelUploadCall, async (context) => {
    await cancelUpload(context.get('scope'), context.get('media'), context.req.valid('param').id)
    return context.body(null, 204)
  })
}
