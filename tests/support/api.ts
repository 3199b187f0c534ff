import { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#api/environment.ts'
import { allowOtherOrigins, answerDomainError, mountApi } from '#api/index.ts'
import type { FileStore } from '#domain/file-store.ts'
import type { Scope, Viewer } from '#domain/scope.ts'
import type { Session } from '#domain/users/index.server.ts'
import { describeErrors } from '#server/describe-errors.ts'
import { showContent } from '#server/show-content.ts'
import { writeText } from '#server/write-text.ts'
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

/** The calls as the server mounts them, for the viewer of the scope. An unexpected error fails the test. */
export function openApi(
  scope: () => Scope,
  files: FileStore = memoryFiles(),
  media: MediaServices = openTestMedia(),
  dumps: FileStore = memoryFiles(),
): OpenAPIHono<ApiEnv> {
  const app = new OpenAPIHono<ApiEnv>({ strict: false })
  app.use('*', allowOtherOrigins)
  app.use('*', refuseMalformed)
  app.use('*', async (context, next) => {
    context.set('scope', scope())
    context.set('session', sessionOf(scope().viewer))
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
  app.use('*', receiveUploads({ files }))
  app.use(
    '*',
    checkAnswers(async () => (await app.request('/api/openapi.json')).json()),
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
