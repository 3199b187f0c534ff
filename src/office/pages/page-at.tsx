import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { recordDefinitions } from '#records/records.generated.ts'
import { officeHref } from '#routing/office-paths.ts'
import { Heading } from '../records/heading.tsx'
import { RecordList } from '../records/record-list.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import type { OfficeStart } from '../start-data.ts'
import { specialParts } from '../special-parts.ts'
import { useStart } from '../start-context.ts'
import { FirstPage } from './first-page.tsx'

const RecordForm = lazy(async () => ({ default: (await import('../records/record-form.tsx')).RecordForm }))

/** `last` is the end of the address below the page's own; empty on the page itself. */
type PageProps = { last: string; rights: OfficeStart['rights'] }
type Page = {
  href: string
  Page: ComponentType<PageProps>
  /** Whether there are pages below it, which it shows itself. */
  hasMore?: true
}

/** The pages that are no kinds of records, of which other pages do not load the scripts. */
const furtherPages: readonly Page[] = [
  {
    href: officeHref('handbook'),
    Page: lazy(async () => ({ default: (await import('../handbook/handbook-pages.tsx')).HandbookPages })),
    hasMore: true,
  },
  {
    href: officeHref('duplicates'),
    Page: lazy(async () => ({ default: (await import('../merges/duplicates.tsx')).Duplicates })),
  },
  {
    href: officeHref('corrections'),
    Page: lazy(async () => ({
      default: (await import('../corrections/correction-pages.tsx')).CorrectionPages,
    })),
    hasMore: true,
  },
  {
    href: officeHref('imports'),
    Page: lazy(async () => ({ default: (await import('../imports/import-pages.tsx')).ImportPages })),
    hasMore: true,
  },
  {
    href: officeHref('seasonOverview'),
    Page: lazy(async () => ({
      default: (await import('../seasons/season-overview.tsx')).SeasonOverview,
    })),
  },
  {
    href: officeHref('guard'),
    Page: lazy(async () => ({ default: (await import('../guard/guard-page.tsx')).GuardPage })),
  },
  {
    href: officeHref('contradictions'),
    Page: lazy(async () => ({ default: (await import('../facts/contradictions.tsx')).Contradictions })),
  },
  {
    href: officeHref('calendar'),
    Page: lazy(async () => ({ default: (await import('../calendar/house-calendar.tsx')).HouseCalendar })),
  },
  {
    href: officeHref('timeMachine'),
    Page: lazy(async () => ({
      default: (await import('../releases/time-machine/time-machine.tsx')).TimeMachine,
    })),
  },
  {
    href: officeHref('replacement'),
    Page: lazy(async () => ({
      default: (await import('../replacement/replacement-page.tsx')).ReplacementPage,
    })),
  },
  {
    href: officeHref('missedPaths'),
    Page: lazy(async () => ({ default: (await import('../redirects/missed-paths.tsx')).MissedPaths })),
  },
  {
    href: officeHref('redirectImport'),
    Page: lazy(async () => ({ default: (await import('../redirects/redirect-import.tsx')).RedirectImport })),
  },
  {
    href: officeHref('auditLog'),
    Page: lazy(async () => ({ default: (await import('../audit-log/audit-log.tsx')).AuditLog })),
  },
  {
    href: officeHref('entries'),
    Page: lazy(async () => ({ default: (await import('../entries/entry-pages.tsx')).EntryPages })),
    hasMore: true,
  },
  {
    href: officeHref('personalData'),
    Page: lazy(async () => ({ default: (await import('../personal-data/personal-data.tsx')).PersonalData })),
  },
]

/** The page of an address below `/admin`. */
export function PageAt({ pathname }: { pathname: string }) {
  const messages = useRecordMessages()
  const start = useStart()
  const address = pathname.replace(/\/$/, '')
  if (address === '/admin') return <FirstPage />
  const page = furtherPage(address, start) ?? recordPage(address.replace(/^\/admin\//, ''), start.rights)
  return page ? (
    <Suspense fallback={<p>{messages.loading}</p>}>{page}</Suspense>
  ) : (
    <Heading title={messages.noPage} />
  )
}

function furtherPage(address: string, { menu, rights }: OfficeStart): ReactNode {
  const { top, groups } = menu.de
  const found = furtherPages.find(({ href }) => address === href || address.startsWith(`${href}/`))
  if (!found) return null
  const { href, Page, hasMore } = found
  const last = address.slice(href.length + 1)
  if (hasMore ? last.includes('/') : last !== '') return null
  const mayUse = [...top, ...groups.flatMap((group) => group.places)].some((offered) => offered.href === href)
  return mayUse ? <Page last={last} rights={rights} /> : <NoRight />
}

function recordPage(path: string, rights: OfficeStart['rights']): ReactNode {
  const definition = recordDefinitions.find((one) => path === one.path || path.startsWith(`${one.path}/`))
  if (!definition) return null
  if (!rights.includes(definition.right)) return <NoRight />
  const last = path.slice(definition.path.length + 1)
  const parts = specialParts[definition.kind]
  if (definition.isSingle) return last === '' ? <RecordForm {...{ definition, parts }} id={1} /> : null
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
