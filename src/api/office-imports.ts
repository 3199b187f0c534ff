import {
  beginImportCall,
  checkImportCall,
  forgetMappingCall,
  finishRowCall,
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
import { planningColumns, type PlanningColumn } from '#contracts/planning-columns.ts'
import {
  beginFeedImport,
  beginImport,
  checkImport,
  finishRow,
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
import { handle } from './handle.ts'
import { mediaTypes, onlyDownload } from './office-downloads.ts'

/** The rejected lines that an answer names; the file has all that are kept. */
const maxNamed = 200

/** The calls for imports of files and of the shop's feed; jobs do the work. */
export function officeImportHandlers(api: Api): void {
  handle(api, listImportsCall, async ({ scope }) => (await listImports(scope)).map(present))

  handle(api, beginImportCall, async ({ scope, params: { lang }, query: { name }, context }) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer())
    const id = await beginImport(scope, recordStores, { name, bytes })
    return answerImport(scope, id, lang)
  })

  handle(api, importFeedCall, async ({ scope, params }) => {
    const id = await beginFeedImport(scope)
    return answerImport(scope, id, params.lang)
  })

  handle(api, readImportCall, ({ scope, params: { id, lang } }) => answerImport(scope, id, lang))

  handle(api, readSheetCall, async ({ scope, params: { id, sheet } }) =>
    presentTable(await previewSheet(scope, id, sheet)),
  )

  handle(api, checkImportCall, async ({ scope, params: { id, lang }, json }) => {
    await checkImport(scope, id, json)
    return answerImport(scope, id, lang)
  })

  handle(api, startImportCall, async ({ scope, params: { id, lang }, json }) => {
    await startImport(scope, id, json)
    return answerImport(scope, id, lang)
  })

  handle(api, undoImportedCall, async ({ scope, params: { id, lang } }) => {
    await undoImported(scope, id)
    return answerImport(scope, id, lang)
  })

  handle(api, finishRowCall, async ({ scope, params: { id, lang }, json }) => {
    const { line, date_start: start } = json
    await finishRow(scope, recordStores, id, { line, start: start === null ? null : new Date(start) })
    return answerImport(scope, id, lang)
  })

  handle(api, rejectedLinesCall, async ({ scope, params: { id, lang }, context }) => {
    const problems = await listProblems(scope, id)
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

  handle(api, forgetMappingCall, ({ scope, params }) => forgetMapping(scope, params.id))
}

/** An import as calls answer it. */
export async function answerImport(scope: Scope, id: number, language: Language): Promise<OneImport> {
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
  {
    problemCount,
    leftRecords,
    waitingRows,
    missingRecords,
    noteCount,
    ...report
  }: Omit<NonNullable<FoundRun['report']>, 'isUndoable'>,
  language: Language,
): NonNullable<OneImport['report']> {
  return {
    ...report,
    left_records: leftRecords,
    missing_records: missingRecords,
    waiting_rows: waitingRows,
    problem_count: problemCount,
    problems: presentProblems(report.problems, language),
    note_count: noteCount,
    notes: presentProblems(report.notes, language),
  }
}

function presentProblems(problems: NonNullable<FoundRun['report']>['problems'], language: Language) {
  return problems.slice(0, maxNamed).map(({ code, values = {}, ...problem }) => ({
    ...problem,
    reason: describeReason(code, values, language),
  }))
}

function present({ startedAt, finishedAt, ...run }: ListedRun): ListedImport {
  return { ...run, started_at: startedAt.toISOString(), finished_at: finishedAt?.toISOString() ?? null }
}

function presentTable({ proposed, mappings, hasSlashDates, ...table }: Preview): ImportTable {
  return {
    ...table,
    has_slash_dates: hasSlashDates,
    proposed: proposed.map(columnOf),
    mappings: mappings.map(({ columns, ...mapping }) => ({ ...mapping, columns: columns.map(columnOf) })),
  }
}

function columnOf(name: string): PlanningColumn {
  return planningColumns.find((one) => one === name) ?? 'none'
}

async function* only<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield await Promise.resolve(rows)
}
