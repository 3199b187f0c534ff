import {
  beginUploadCall,
  cancelUploadCall,
  changeMediaCall,
  continueUploadCall,
  deleteMediaCall,
  listMediaCall,
  listMediaTagsCall,
  readMediaCall,
  readUploadCall,
} from '#contracts/office-media.ts'
import {
  beginUpload,
  cancelUpload,
  changeMedia,
  continueUpload,
  deleteMedia,
  listMedia,
  listMediaTags,
  readMedia,
  readUpload,
} from '#domain/media/index.server.ts'
import type { Api } from './environment.ts'
import { listResponse } from './paging.ts'
import { refuse } from './refusal.ts'

export function officeMediaHandlers(api: Api): void {
  api.openapi(listMediaCall, async (context) => {
    const { page_size: pageSize, ...question } = context.req.valid('query')
    const answer = listResponse(context, await listMedia(context.get('scope'), { ...question, pageSize }))
    return answer ? context.json(answer, 200) : refuse(context, 404, (words) => words.page)
  })

  api.openapi(listMediaTagsCall, async (context) =>
    context.json(await listMediaTags(context.get('scope')), 200),
  )

  api.openapi(readMediaCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    return context.json(await readMedia(context.get('scope'), id, lang), 200)
  })

  api.openapi(changeMediaCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    await changeMedia(context.get('scope'), id, context.req.valid('json'))
    return context.json(await readMedia(context.get('scope'), id, lang), 200)
  })

  api.openapi(deleteMediaCall, async (context) => {
    await deleteMedia(context.get('scope'), context.get('media'), context.req.valid('param').id)
    return context.body(null, 204)
  })

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
