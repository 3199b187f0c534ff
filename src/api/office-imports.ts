import {
  beginImportCall,
  checkImportCall,
  forgetMappingCall,
  importFeedCall,
  listImportsCall,
  readImportCall,
  readSheetCall,
  rejectedLinesCall,
  startImportCall,
  undoImportedCall,
  type ImportTable,
  type ListedImport,
  type OneImport,
} from '#contracts/office-imports.ts'
import { planningColumns } from '#contracts/planning-columns.ts'
import {
  beginFeedImport,
  beginImport,
  checkImport,
  forgetMapping,
  listImports,
  listProblems,
  previewSheet,
  readImport,
  startImport,
  undoImported,
  type FoundRun,
  type ListedRun,
  type Preview,
} from '#domain/imports/index.server.ts'
import { writeTable } from '#domain/tables/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { Language } from '#i18n/languages.ts'
import { describeReason, importProblemMessages } from '#i18n/lazy/import-problems.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { attachmentNamed } from './attachment.ts'
import type { Api } from './environment.ts'
import { mediaTypes, onlyDownload } from './office-downloads.ts'

/** The rejected lines that an answer names; the file has all that are kept. */
const maxNamed = 200

/** The calls for imports of files and of the shop's feed; jobs do the work. */
export function officeImportHandlers(api: Api): void {
  api.openapi(listImportsCall, async (context) =>
    context.json((await listImports(context.get('scope'))).map(present), 200),
  )

  api.openapi(beginImportCall, async (context) => {
    const scope = context.get('scope')
    const { lang } = context.req.valid('param')
    const { name } = context.req.valid('query')
    const bytes = new Uint8Array(await context.req.arrayBuffer())
    const id = await beginImport(scope, recordStores, { name, bytes })
    return context.json(await answer(scope, id, lang), 201)
  })

  api.openapi(importFeedCall, async (context) => {
    const scope = context.get('scope')
    const id = await beginFeedImport(scope)
    return context.json(await answer(scope, id, context.req.valid('param').lang), 201)
  })

  api.openapi(readImportCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    return context.json(await answer(context.get('scope'), id, lang), 200)
  })

  api.openapi(readSheetCall, async (context) => {
    const { id, sheet } = context.req.valid('param')
    return context.json(presentTable(await previewSheet(context.get('scope'), id, sheet)), 200)
  })

  api.openapi(checkImportCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    await checkImport(context.get('scope'), id, context.req.valid('json'))
    return context.json(await answer(context.get('scope'), id, lang), 200)
  })

  api.openapi(startImportCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    await startImport(context.get('scope'), id, context.req.valid('json'))
    return context.json(await answer(context.get('scope'), id, lang), 200)
  })

  api.openapi(undoImportedCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    await undoImported(context.get('scope'), id)
    return context.json(await answer(context.get('scope'), id, lang), 200)
  })

  api.openapi(rejectedLinesCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const problems = await listProblems(context.get('scope'), id)
    const { header } = importProblemMessages[lang]
    const rows = problems.map(({ line, column, code, value, values = {} }) => [
      { kind: 'number' as const, text: String(line) },
      ...[column, describeReason(code, values, lang), value].map((text) => ({ kind: 'text' as const, text })),
    ])
    return context.body(writeTable({ header, batches: only(rows) }, 'csv'), 200, {
      ...onlyDownload,
      'Content-Type': mediaTypes.csv,
      'Content-Disposition': attachmentNamed(`import-${id}.csv`),
    })
  })

  api.openapi(forgetMappingCall, async (context) => {
    await forgetMapping(context.get('scope'), context.req.valid('param').id)
    return context.body(null, 204)
  })
}

async function answer(scope: Scope, id: number, language: Language): Promise<OneImport> {
  const { table, report, options, canUndo, ...run } = await readImport(scope, recordStores, id, language)
  return {
    ...present(run),
    options,
    can_undo: canUndo,
    table: table && presentTable(table),
    report: report && presentReport(report, language),
  }
}

function presentReport(
  { problemCount, leftRecords, ...report }: Omit<NonNullable<FoundRun['report']>, 'isUndoable'>,
  language: Language,
): NonNullable<OneImport['report']> {
  return {
    ...report,
    left_records: leftRecords,
    problem_count: problemCount,
    problems: report.problems.slice(0, maxNamed).map(({ code, values = {}, ...problem }) => ({
      ...problem,
      reason: describeReason(code, values, language),
    })),
  }
}

function present({ startedAt, finishedAt, ...run }: ListedRun): ListedImport {
  return { ...run, started_at: startedAt.toISOString(), finished_at: finishedAt?.toISOString() ?? null }
}

function presentTable({ proposed, mappings, ...table }: Preview): ImportTable {
  return {
    ...table,
    proposed: proposed.map(columnOf),
    mappings: mappings.map(({ columns, ...mapping }) => ({ ...mapping, columns: columns.map(columnOf) })),
  }
}

function columnOf(name: string): (typeof planningColumns)[number] {
  return planningColumns.find((one) => one === name) ?? 'none'
}

async function* only<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield await Promise.resolve(rows)
}
