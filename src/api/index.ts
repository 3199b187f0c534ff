/** The public API: one file of handlers per contract, with uniform error answers. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { archiveHandlers } from './archive.ts'
import { articleHandlers } from './articles.ts'
import { calendarHandlers } from './calendar.ts'
import { checkCalls } from './check-calls.ts'
import { commentHandlers } from './comments.ts'
import { dumpHandlers } from './dumps.ts'
import { apiDocumentation } from './documentation.ts'
import type { ApiEnv } from './environment.ts'
import { eventHandlers } from './events.ts'
import { refuseInput, validatedOf } from './field-errors.ts'
import { feedHandlers } from './feeds.ts'
import { formHandlers } from './forms.ts'
import { homeHandlers } from './home.ts'
import { listedRecordHandlers } from './listed-records.ts'
import { guardEditor, guardOffice, guardVisitors } from './guard-editor.ts'
import { officeAnnouncementHandlers } from './office-announcements.ts'
import { officeCorrectionHandlers } from './office-corrections.ts'
import { officeEveningHandlers } from './office-evenings.ts'
import { officeFactHandlers } from './office-facts.ts'
import { officePlanningSystemHandlers } from './office-planning-systems.ts'
import { officeSeasonHandlers } from './office-seasons.ts'
import { officeReleaseHandlers } from './office-releases.ts'
import { officeCollectingHandlers } from './office-collecting.ts'
import { officeDownloadHandlers } from './office-downloads.ts'
import { officePersonalDataHandlers } from './office-personal-data.ts'
import { mediaUploadHandlers } from './media-uploads.ts'
import { officeEntryHandlers } from './office-entries.ts'
import { officeGuardHandlers } from './office-guard.ts'
import { officeCalendarHandlers } from './office-calendar.ts'
import { officeImportHandlers } from './office-imports.ts'
import { officeLineHandlers } from './office-lines.ts'
import { officeMenuHandlers } from './office-menus.ts'
import { officeMergeHandlers } from './office-merges.ts'
import { officeRedirectHandlers } from './office-redirects.ts'
import { officeReplacementHandlers } from './office-replacements.ts'
import { officeRunHandlers } from './office-runs.ts'
import { officeTimeZoneHandlers } from './office-time-zone.ts'
import { officeWebhookHandlers } from './office-webhooks.ts'
import { pageBlockHandlers } from './page-blocks.ts'
import { pageModuleHandlers } from './page-modules.ts'
import { pageEditorHandlers } from './page-editor.ts'
import { pageSettingsHandlers } from './page-settings.ts'
import { pageHandlers } from './pages.ts'
import { refuse, refuseDomainError } from './refusal.ts'
import { refuseMethods } from './refuse-methods.ts'
import { recordHandlers } from './records.ts'
import { reconciliationHandlers } from './reconciliation.ts'
import { peopleHandlers } from './people.ts'
import { reminderHandlers } from './reminders.ts'
import { searchHandlers } from './search.ts'
import { sessionHandlers } from './session.ts'
import { sharedBlockHandlers } from './shared-blocks.ts'
import { shopAvailabilityHandlers } from './shop-availability.ts'
import { staffHubHandlers } from './staff-hub.ts'
import { stableAddressHandlers } from './stable-addresses.ts'
import { subscriptionHandlers } from './subscriptions.ts'
import { suggestionHandlers } from './suggestions.ts'

export { allowOtherOrigins } from './allow-other-origins.ts'
export { documentPath } from './documentation.ts'
export { serveAssistants } from './mcp/serve-assistants.ts'
export { callNotFound, languagesOfCall, refuse, refuseField } from './refusal.ts'

const callPaths = ['/api/*', '/:lang{[a-z]{2}}/api/*', '/:lang{[a-z]{2}}/pageeditor-api/*']

/**
 * Adds every call of the contracts, the API documentation, and the answers to unknown calls and methods. The application
 * must not be strict about trailing slashes, because the front end uses them for some calls only.
 */
export function mountApi(app: OpenAPIHono<ApiEnv>): void {
  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: (result, context) =>
      result.success
        ? undefined
        : refuseInput(result.error, context, { data: validatedOf(result), target: result.target }),
  })
  for (const path of callPaths) api.use(path, refuseMethods(api))
  api.use('/:lang{[a-z]{2}}/api/*', guardVisitors)
  api.use('/:lang{[a-z]{2}}/api/admin/*', guardOffice)
  api.use('/:lang{[a-z]{2}}/pageeditor-api/*', guardEditor)
  for (const path of [...callPaths, '/:lang{[a-z]{2}}/feeds/*']) api.use(path, checkCalls(api))
  eventHandlers(api)
  archiveHandlers(api)
  searchHandlers(api)
  calendarHandlers(api)
  feedHandlers(api)
  dumpHandlers(api)
  reconciliationHandlers(api)
  peopleHandlers(api)
  subscriptionHandlers(api)
  articleHandlers(api)
  pageHandlers(api)
  homeHandlers(api)
  listedRecordHandlers(api)
  staffHubHandlers(api)
  reminderHandlers(api)
  formHandlers(api)
  stableAddressHandlers(api)
  shopAvailabilityHandlers(api)
  sessionHandlers(api)
  pageEditorHandlers(api)
  pageBlockHandlers(api)
  pageModuleHandlers(api)
  pageSettingsHandlers(api)
  sharedBlockHandlers(api)
  commentHandlers(api)
  suggestionHandlers(api)
  officeEntryHandlers(api)
  officeCorrectionHandlers(api)
  officeDownloadHandlers(api)
  officePersonalDataHandlers(api)
  mediaUploadHandlers(api)
  officeCalendarHandlers(api)
  officeImportHandlers(api)
  officeLineHandlers(api)
  officeMenuHandlers(api)
  officeMergeHandlers(api)
  officeRedirectHandlers(api)
  officeReplacementHandlers(api)
  recordHandlers(api)
  officeRunHandlers(api)
  officeEveningHandlers(api)
  officeAnnouncementHandlers(api)
  officeReleaseHandlers(api)
  officeCollectingHandlers(api)
  officeGuardHandlers(api)
  officeFactHandlers(api)
  officePlanningSystemHandlers(api)
  officeSeasonHandlers(api)
  officeTimeZoneHandlers(api)
  officeWebhookHandlers(api)
  apiDocumentation(api)
  app.route('/', api)
}

/**
 * The answer to an error of the domain's catalogue or to unparseable input; null for every other error, which is an
 * internal one.
 */
export function answerDomainError(error: unknown, context: Context): Response | null {
  if (error instanceof HTTPException && error.status < 500)
    return refuse(
      context,
      error.status,
      (words) => words[error.status === 415 ? 'mediaType' : 'malformedJson'],
    )
  return refuseDomainError(error, context)
}
