import { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#api/environment.ts'
import { allowOtherOrigins, answerDomainError, mountApi } from '#api/index.ts'
import type { FileStore } from '#domain/file-store.ts'
import type { Scope, Viewer } from '#domain/scope.ts'
import type { Session } from '#domain/users/index.server.ts'
import { describeErrors } from '#server/pages/describe-errors.ts'
import { showContent } from '#server/pages/show-content.ts'
import { writeText } from '#server/pages/write-text.ts'
import { receiveUploads } from '#server/pipeline/receive-uploads.ts'
import { refuseMalformed } from '#server/pipeline/refuse-malformed.ts'
import type { MediaServices } from '#domain/media/index.server.ts'
import { openTestMedia } from './media-services.ts'
import { checkAnswers } from './check-answers.ts'
import { memoryFiles } from './memory-files.ts'
import { testFallback } from './test-fallback.ts'
import { testAccounts } from './test-accounts.ts'

/** The token that calls of staff have to send. */
export const testCsrfToken = 'token-of-the-session'
export const testOrigin = 'https://house.example'
/** The secret of the ticket shop. */
export const testShopSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** What a test gives to the calls. */
type House = { scope: () => Scope; files: FileStore; media: MediaServices; dumps: FileStore }
const houses = new WeakMap<object, House>()

/** The calls as the server mounts them, for the viewer of the scope. An unexpected error fails the test. */
export function openApi(
  scope: () => Scope,
  files: FileStore = memoryFiles(),
  media: MediaServices = openTestMedia(),
  dumps: FileStore = memoryFiles(),
): { request: OpenAPIHono['request']; fetch: (request: Request) => Response | Promise<Response> } {
  const env = {}
  houses.set(env, { scope, files, media, dumps })
  mounted ??= mountCalls()
  const app = mounted
  return {
    request: (input, init) => app.request(input, init, env),
    fetch: (request) => app.fetch(request, env),
  }
}

function houseOf(env: unknown): House {
  const house = typeof env === 'object' && env !== null ? houses.get(env) : undefined
  if (!house) throw new Error('The calls were not asked through openApi.')
  return house
}

/** Mounting all calls takes as long as many of them, so each worker does it once. */
let mounted: OpenAPIHono<ApiEnv> | undefined

function mountCalls(): OpenAPIHono<ApiEnv> {
  const app = new OpenAPIHono<ApiEnv>({ strict: false })
  app.use('*', allowOtherOrigins)
  app.use('*', refuseMalformed)
  app.use('*', async (context, next) => {
    const { scope, files, media, dumps } = houseOf(context.env)
    const asking = scope()
    context.set('scope', asking)
    context.set('session', sessionOf(asking.viewer))
    context.set('showContent', showContent)
    context.set('writeText', writeText)
    context.set('describeErrors', describeErrors)
    context.set('publicOrigin', testOrigin)
    context.set('address', '')
    context.set('accounts', testAccounts)
    context.set('shopSecret', testShopSecret)
    context.set('files', files)
    context.set('media', media)
    context.set('surroundings', {
      findNotes: async () => [],
      lastBackup: () => null,
      fallback: testFallback,
    })
    context.set('dumps', dumps)
    await next()
  })
  app.use('*', (context, next) => receiveUploads({ files: houseOf(context.env).files })(context, next))
  app.use(
    '*',
    checkAnswers(async (context) => (await app.request('/api/openapi.json', {}, context.env ?? {})).json()),
  )
  mountApi(app)
  app.notFound((context) => context.json({ detail: 'This page could not be found' }, 404))
  app.onError((error, context) => {
    const answer = answerDomainError(error, context)
    if (answer) return answer
    throw error
  })
  return app
}

export function sessionOf(viewer: Viewer): Session | null {
  if (viewer.kind !== 'staff') return null
  return { viewer, csrfToken: testCsrfToken, hasDemoPassword: false, language: 'de' }
}
