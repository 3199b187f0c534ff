/** The public API: one file of handlers per contract, with uniform error answers. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDomainError, statusOfError } from '#domain/errors.ts'
import { archiveHandlers } from './archive.ts'
import { articleHandlers } from './articles.ts'
import { calendarHandlers } from './calendar.ts'
import { apiDocumentation } from './documentation.ts'
import type { ApiEnv } from './environment.ts'
import { eventHandlers } from './events.ts'
import { refuseInput } from './field-errors.ts'
import { guardEditor } from './guard-editor.ts'
import { pageBlockHandlers } from './page-blocks.ts'
import { pageEditorHandlers } from './page-editor.ts'
import { pageSettingsHandlers } from './page-settings.ts'
import { pageHandlers } from './pages.ts'
import { reminderHandlers } from './reminders.ts'
import { sessionHandlers } from './session.ts'
import { subscriptionHandlers } from './subscriptions.ts'

/**
 * Adds every call of the contracts, the API documentation, and the answer to unknown calls. The application must not be
 * strict about trailing slashes, because the front end uses them for some calls only.
 */
export function mountApi(app: OpenAPIHono<ApiEnv>): void {
  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: (result, context) => (result.success ? undefined : refuseInput(result.error, context)),
  })
  api.use('/:lang{[a-z]{2}}/pageeditor-api/*', guardEditor)
  eventHandlers(api)
  archiveHandlers(api)
  calendarHandlers(api)
  subscriptionHandlers(api)
  articleHandlers(api)
  pageHandlers(api)
  reminderHandlers(api)
  sessionHandlers(api)
  pageEditorHandlers(api)
  pageBlockHandlers(api)
  pageSettingsHandlers(api)
  apiDocumentation(api)
  app.route('/', api)
  for (const path of ['/api/*', '/:lang{[a-z]{2}}/api/*', '/:lang{[a-z]{2}}/pageeditor-api/*'])
    app.all(path, notFound)
}

/**
 * The answer to an error of the domain's catalogue or to unparseable input; null for every other error, which is an
 * internal one.
 */
export function answerDomainError(error: unknown, context: Context): Response | null {
  if (error instanceof HTTPException && error.status < 500)
    return context.json({ detail: error.message }, error.status)
  if (!isDomainError(error)) return null
  if (error.code === 'invalid')
    return context.json(
      Object.fromEntries(Object.entries(error.fields).map(([field, fault]) => [field, [fault]])),
      400,
    )
  return context.json({ detail: error.code }, statusOfError[error.code])
}

function notFound(context: Context) {
  return context.json({ detail: 'Not found.' }, 404)
}
