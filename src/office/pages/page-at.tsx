import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { recordDefinitions } from '#records/records.generated.ts'
import { officeHref } from '#routing/office-paths.ts'
import { Heading } from '../records/heading.tsx'
import { RecordList } from '../records/record-list.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import type { OfficeStart } from '../start-data.ts'
import { specialParts } from '../special-parts.ts'
import { FirstPage } from './first-page.tsx'
import { furtherPlaceNames, isAt, mayUse, type FurtherPlace } from './places.ts'

const RecordForm = lazy(async () => ({ default: (await import('../records/record-form.tsx')).RecordForm }))

/** `last` is the end of the address below the page's own; empty on the page itself. */
type PageProps = { last: string; rights: OfficeStart['rights'] }
type Page = {
  Page: ComponentType<PageProps>
  /** Whether there are pages below it, which it shows itself. */
  hasMore?: true
}

/** The pages that are no kinds of records, of which other pages do not load the scripts. */
const furtherPages: Record<FurtherPlace, Page> = {
  handbook: {
    Page: lazy(async () => ({ default: (await import('../handbook/handbook-pages.tsx')).HandbookPages })),
    hasMore: true,
  },
  duplicates: {
    Page: lazy(async () => ({ default: (await import('../merges/duplicates.tsx')).Duplicates })),
  },
  corrections: {
    Page: lazy(async () => ({
      default: (await import('../corrections/correction-pages.tsx')).CorrectionPages,
    })),
    hasMore: true,
  },
  imports: {
    Page: lazy(async () => ({ default: (await import('../imports/import-pages.tsx')).ImportPages })),
    hasMore: true,
  },
  guard: { Page: lazy(async () => ({ default: (await import('../guard/guard-page.tsx')).GuardPage })) },
  contradictions: {
    Page: lazy(async () => ({ default: (await import('../facts/contradictions.tsx')).Contradictions })),
  },
  releaseCalendar: {
    Page: lazy(async () => ({
      default: (await import('../releases/calendar/release-calendar.tsx')).ReleaseCalendar,
    })),
  },
  timeMachine: {
    Page: lazy(async () => ({
      default: (await import('../releases/time-machine/time-machine.tsx')).TimeMachine,
    })),
  },
  replacement: {
    Page: lazy(async () => ({
      default: (await import('../replacement/replacement-page.tsx')).ReplacementPage,
    })),
  },
  missedPaths: {
    Page: lazy(async () => ({ default: (await import('../redirects/missed-paths.tsx')).MissedPaths })),
  },
  redirectImport: {
    Page: lazy(async () => ({ default: (await import('../redirects/redirect-import.tsx')).RedirectImport })),
  },
  auditLog: { Page: lazy(async () => ({ default: (await import('../audit-log/audit-log.tsx')).AuditLog })) },
  entries: {
    Page: lazy(async () => ({ default: (await import('../entries/entry-pages.tsx')).EntryPages })),
    hasMore: true,
  },
  personalData: {
    Page: lazy(async () => ({ default: (await import('../personal-data/personal-data.tsx')).PersonalData })),
  },
}

/** The page of an address below `/admin`. */
export function PageAt({ pathname, rights }: { pathname: string; rights: OfficeStart['rights'] }) {
  const messages = useRecordMessages()
  const address = pathname.replace(/\/$/, '')
  if (address === '/admin') return <FirstPage />
  const page = furtherPage(address, rights) ?? recordPage(address.replace(/^\/admin\//, ''), rights)
  return page ? (
    <Suspense fallback={<p>{messages.loading}</p>}>{page}</Suspense>
  ) : (
    <Heading title={messages.noPage} />
  )
}

function furtherPage(address: string, rights: OfficeStart['rights']): ReactNode {
  const place = furtherPlaceNames.find((name) => isAt(address, { href: officeHref(name) }))
  if (!place) return null
  const { Page, hasMore } = furtherPages[place]
  const last = address.slice(officeHref(place).length + 1)
  if (hasMore ? last.includes('/') : last !== '') return null
  return mayUse(place, rights) ? <Page last={last} rights={rights} /> : <NoRight />
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
