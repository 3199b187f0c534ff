import { addCacheTags } from '#domain/cache-tags.ts'
import { completeDocument } from './complete-document.ts'
import type { Api } from './environment.ts'
import { renderDocumentation } from './render-documentation.ts'

type ApiDocument = ReturnType<Api['getOpenAPI31Document']>

export const documentPath = '/api/openapi.json'

/** The OpenAPI document and an HTML page generated from it, each created once, because neither ever changes. */
export function apiDocumentation(api: Api): void {
  let description: ApiDocument | undefined
  let page: ReturnType<typeof renderDocumentation> | undefined
  const describe = (origin: string) =>
    (description ??= completeDocument(
      api.getOpenAPI31Document({
        openapi: '3.1.0',
        info: {
          title: 'Concert hall API',
          license: { name: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
          contact: { url: origin },
          version: '1.0.0',
          description:
            'Public calls of the concert hall’s website. Lists are `{count, next, previous, results}`; what is wrong is told as `{detail}`, or by field with status 400, in the language of the path; calls without a language tell it in both. A method that a call does not have is answered with 405 and `Allow`, a parameter that it does not know with 400. `x-right` names the right of staff without which it is refused, `x-area` and `x-access` what a token of the house has to allow. A trailing slash may be given or left out.',
        },
        servers: [{ url: origin }],
      }),
    ))
  api.get(documentPath, (context) => {
    addCacheTags(context.get('scope'), 'setting') // what shows nothing is not kept
    return context.json(describe(context.get('publicOrigin')))
  })
  api.get('/api/docs', (context) =>
    context.html((page ??= renderDocumentation(describe(context.get('publicOrigin'))))),
  )
}
