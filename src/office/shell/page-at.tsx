import { lazy, Suspense, type ReactNode } from 'react'
import { recordDefinitions } from '#records/records.generated.ts'
import { officeHref } from '#routing/office-paths.ts'
import { Heading } from '../records/heading.tsx'
import { RecordList } from '../records/record-list.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import type { OfficeStart } from '../start-data.ts'
import { specialParts } from '../special-parts.ts'
import {
  contradictionsPath,
  duplicatesPath,
  guardPath,
  missedPathsPath,
  redirectImportPath,
  releaseCalendarPath,
  timeMachinePath,
} from './menu-places.ts'
import { FirstPage } from './first-page.tsx'

const RecordForm = lazy(async () => ({ default: (await import('../records/record-form.tsx')).RecordForm }))
const AuditLog = lazy(async () => ({ default: (await import('../audit-log/audit-log.tsx')).AuditLog }))
const PersonalData = lazy(async () => ({
  default: (await import('../personal-data/personal-data.tsx')).PersonalData,
}))
const MissedPaths = lazy(async () => ({
  default: (await import('../redirects/missed-paths.tsx')).MissedPaths,
}))
const RedirectImport = lazy(async () => ({
  default: (await import('../redirects/redirect-import.tsx')).RedirectImport,
}))
const Duplicates = lazy(async () => ({ default: (await import('../merges/duplicates.tsx')).Duplicates }))
const ImportPages = lazy(async () => ({ default: (await import('../imports/import-pages.tsx')).ImportPages }))
const ReleaseCalendar = lazy(async () => ({
  default: (await import('../releases/calendar/release-calendar.tsx')).ReleaseCalendar,
}))
const TimeMachine = lazy(async () => ({
  default: (await import('../releases/time-machine/time-machine.tsx')).TimeMachine,
}))
const GuardPage = lazy(async () => ({ default: (await import('../guard/guard-page.tsx')).GuardPage }))
const ReplacementPage = lazy(async () => ({
  default: (await import('../replacement/replacement-page.tsx')).ReplacementPage,
}))
const HandbookPages = lazy(async () => ({
  default: (await import('../handbook/handbook-pages.tsx')).HandbookPages,
}))
const Contradictions = lazy(async () => ({
  default: (await import('../facts/contradictions.tsx')).Contradictions,
}))
const CorrectionPages = lazy(async () => ({
  default: (await import('../corrections/correction-pages.tsx')).CorrectionPages,
}))
const EntryPages = lazy(async () => ({ default: (await import('../entries/entry-pages.tsx')).EntryPages }))

/** The page of an address below `/admin`. */
export function PageAt({ pathname, rights }: { pathname: string; rights: OfficeStart['rights'] }) {
  const messages = useRecordMessages()
  const path = pathname.replace(/^\/admin\/?|\/$/g, '')
  if (path === '') return <FirstPage />
  const further = furtherPage(path, rights)
  if (further) return <Suspense fallback={<p>{messages.loading}</p>}>{further}</Suspense>
  const page = recordPage(path, rights)
  return page ? (
    <Suspense fallback={<p>{messages.loading}</p>}>{page}</Suspense>
  ) : (
    <Heading title={messages.noPage} />
  )
}

/** The pages that are not kinds of records, of which other pages do not load the scripts. */
function furtherPage(path: string, rights: OfficeStart['rights']): ReactNode {
  const [, list, last = ''] =
    /^(handbook|personal-data|corrections|forms_builder\/entry|events\/imports)(?:\/([^/]+))?$/.exec(path) ??
    []
  if (path === 'audit-log') return rights.includes('manage_records') ? <AuditLog /> : <NoRight />
  if (path === missedPathsPath) return rights.includes('manage_records') ? <MissedPaths /> : <NoRight />
  if (path === contradictionsPath) return rights.includes('manage_records') ? <Contradictions /> : <NoRight />
  if (path === duplicatesPath) return rights.includes('manage_records') ? <Duplicates /> : <NoRight />
  if (path === redirectImportPath) return rights.includes('manage_records') ? <RedirectImport /> : <NoRight />
  if (path === guardPath) return rights.includes('write_drafts') ? <GuardPage /> : <NoRight />
  if (`/admin/${path}` === officeHref('replacement'))
    return rights.includes('write_drafts') ? <ReplacementPage rights={rights} /> : <NoRight />
  if (path === releaseCalendarPath)
    return rights.includes('manage_records') ? <ReleaseCalendar /> : <NoRight />
  if (path === timeMachinePath) return rights.includes('write_drafts') ? <TimeMachine /> : <NoRight />
  if (list === undefined) return null
  if (list === 'handbook') return <HandbookPages last={last} />
  if (!rights.includes('manage_records')) return <NoRight />
  if (list === 'events/imports') return <ImportPages last={last} />
  if (list === 'corrections') return <CorrectionPages last={last} />
  if (list === 'forms_builder/entry') return <EntryPages last={last} />
  return last === '' ? <PersonalData /> : null
}

function recordPage(path: string, rights: OfficeStart['rights']): ReactNode {
  const definition = recordDefinitions.find((one) => path === one.path || path.startsWith(`${one.path}/`))
  if (!definition) return null
  if (!rights.includes(definition.right)) return <NoRight />
  const last = path.slice(definition.path.length + 1)
  if (definition.isSingle) return last === '' ? <RecordForm definition={definition} id={1} /> : null
  const parts = specialParts[definition.kind]
  if (last === '') return <RecordList {...{ definition, parts }} />
  if (last === 'create' && !definition.isMadeElsewhere) {
    const Create = parts?.Create
    return Create ? (
      <Create {...{ definition, parts }} />
    ) : (
      <RecordForm {...{ definition, parts }} id={null} />
    )
  }
  return /^[1-9]\d{0,8}$/.test(last) ? <RecordForm {...{ definition, parts }} id={Number(last)} /> : null
}

function NoRight() {
  const messages = useRecordMessages()
  return <Heading title={messages.noRight} />
}
