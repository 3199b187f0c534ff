import type { Api } from './environment.ts'
import { renderDocumentation } from './render-documentation.ts'

/** The OpenAPI document and an HTML page generated from it. */
export function apiDocumentation(api: Api): void {
  const describe = (origin: string) =>
    api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Concert hall API',
        version: '1.0.0',
        description:
          'Public calls of the concert hall’s website. Lists are `{count, next, previous, results}`; what is wrong is told as `{detail}`, or by field with status 400, in the language of the path; calls without a language tell it in both. A method that a call does not have is answered with 405 and `Allow`. A trailing slash may be given or left out.',
      },
      servers: [{ url: origin }],
    })
  api.get('/api/openapi.json', (context) => context.json(describe(context.get('publicOrigin'))))
  api.get('/api/docs', (context) => context.html(renderDocumentation(describe(context.get('publicOrigin')))))
}
