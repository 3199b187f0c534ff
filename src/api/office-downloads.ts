import { Readable } from 'node:stream'
import { downloadFileCall, exportEntriesCall } from '#contracts/office-entries.ts'
import { exportEntries, findFile, writeCsv, writeXlsx } from '#domain/forms/index.server.ts'
import { hallDay } from '#i18n/dates.ts'
import type { Api } from './environment.ts'
import { attachmentNamed } from './attachment.ts'
import { refuse } from './refusal.ts'

/** What visitors have sent is never shown in the place of the site, whatever a browser makes of it. */
const onlyDownload = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': 'sandbox',
  'X-Content-Type-Options': 'nosniff',
}

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export function officeDownloadHandlers(api: Api): void {
  api.openapi(exportEntriesCall, async (context) => {
    const { id, lang: language } = context.req.valid('param')
    const { format, ...filter } = context.req.valid('query')
    const scope = context.get('scope')
    const table = await exportEntries(scope, id, { ...filter, language })
    const stream = format === 'csv' ? Readable.from(writeCsv(table), { objectMode: false }) : writeXlsx(table)
    return context.body(Readable.toWeb(stream), 200, {
      ...onlyDownload,
      'Content-Type': mediaTypes[format],
      'Content-Disposition': attachmentNamed(`${table.slug}-${hallDay(scope.now)}.${format}`),
    })
  })

  api.openapi(downloadFileCall, async (context) => {
    const file = await findFile(context.get('scope'), context.req.valid('param').id)
    const content = await context.get('files').read(file.id)
    if (!content) return refuse(context, 404, (words) => words.not_found)
    return context.body(content, 200, {
      ...onlyDownload,
      'Content-Type': file.type,
      'Content-Length': String(file.size),
      'Content-Disposition': attachmentNamed(file.name),
    })
  })
}
