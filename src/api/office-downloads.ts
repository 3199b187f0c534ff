import { downloadFileCall, exportEntriesCall } from '#contracts/office-entries.ts'
import { readKept } from '#domain/file-store.ts'
import { exportEntries, findFile } from '#domain/forms/index.server.ts'
import { writeTable } from '#domain/tables/index.server.ts'
import { hallDay } from '#i18n/dates.ts'
import type { Api } from './environment.ts'
import { attachmentNamed } from './attachment.ts'
import { handle } from './handle.ts'
import { refuse } from './refusal.ts'

/**
 * Uploaded files are never shown as pages of the site, whatever type a browser assumes. They are not compressed in
 * transit, because that would buffer them in memory faster than the client reads.
 */
export const onlyDownload = {
  'Cache-Control': 'private, no-store, no-transform',
  'Content-Security-Policy': 'sandbox',
  'X-Content-Type-Options': 'nosniff',
}

export const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export function officeDownloadHandlers(api: Api): void {
  handle(api, exportEntriesCall, async ({ scope, params, query: { format, ...filter }, context }) => {
    const { id, lang: language } = params
    const table = await exportEntries(scope, id, { ...filter, language })
    return context.body(writeTable(table, format), 200, {
      ...onlyDownload,
      'Content-Type': mediaTypes[format],
      'Content-Disposition': attachmentNamed(`${table.slug}-${hallDay(scope.now)}.${format}`),
    })
  })

  handle(api, downloadFileCall, async ({ scope, params, context }) => {
    const file = await findFile(scope, params.id)
    const content = await readKept(context.get('files'), file.id)
    if (!content) return refuse(context, 404, (words) => words.not_found)
    return context.body(content, 200, {
      ...onlyDownload,
      'Content-Type': file.type,
      'Content-Length': String(file.size),
      'Content-Disposition': attachmentNamed(file.name),
    })
  })
}
