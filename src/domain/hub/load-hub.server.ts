import type { Language } from '#i18n/languages.ts'
import type { NoteCode } from '#i18n/lazy/operation-notes.ts'
import { listDiscussionTasks, listEditorialTasks, listPreviewLinks } from '../content/index.server.ts'
import { listCorrections } from '../corrections/index.server.ts'
import { listEntries } from '../forms/index.server.ts'
import { listFindings } from '../guard/index.server.ts'
import { readTestMail } from '../mail/index.server.ts'
import { listEndingPictures } from '../media/index.server.ts'
import { hasRight } from '../policy.ts'
import { listOpenReleases } from '../releases/index.server.ts'
import type { Scope } from '../scope.ts'
import { findSetup } from '../setup/index.server.ts'
import { listAdminMenus } from '../users/index.server.ts'
import { staffHref } from '#routing/paths.ts'

/** The last backup that the site has made and found complete; `target` has no secrets. */
export type LastBackup = { madeAt: string; bytes: number; target: string }

/** What the program knows of the surroundings of the site. */
type Surroundings = { notes: readonly NoteCode[]; lastBackup: LastBackup | null; hasShop: boolean }

export type Hub = Awaited<ReturnType<typeof loadHub>>

const shownEntries = 10
const shownFindings = 5

/** What waits for the viewer, as far as their role lets them act on it; null for what it does not. */
export async function loadHub(scope: Scope, language: Language, surroundings: Surroundings) {
  const { viewer } = scope
  const mayManage = hasRight(viewer, 'manage_records')
  const mayPublish = hasRight(viewer, 'publish')
  const house = mayManage ? await loadSetup(scope, surroundings) : null
  const inSetup = house && !house.setup.isHidden ? house.setup.pages.map(({ pageId }) => pageId) : []
  return {
    tasks: await listEditorialTasks(scope, { except: inSetup }),
    house,
    mayPublish,
    releases: mayPublish ? await findOpenReleases(scope) : [],
    notes: surroundings.notes,
    backup: hasRight(viewer, 'administer') ? surroundings.lastBackup : null,
    discussion: await listDiscussionTasks(scope),
    findings: await listFindings(scope, { state: 'open', pageSize: shownFindings }, language),
    previews: await listPreviewLinks(scope),
    entries: mayManage ? await findUnreadEntries(scope) : null,
    corrections: mayManage ? await findOpenCorrections(scope, language) : null,
    endingPictures: mayManage ? await listEndingPictures(scope) : null,
    menus: listAdminMenus(viewer, language).filter((menu) => menu.url !== staffHref('cms-hub')),
  }
}

/** What a new house needs, with the surroundings of the site for administrators. */
async function loadSetup(scope: Scope, { notes, lastBackup, hasShop }: Surroundings) {
  const operation = {
    hasShop,
    hasMailServer: !notes.includes('mail_as_files'),
    hasBackup: lastBackup !== null,
    testMail: await readTestMail(scope),
  }
  return {
    setup: await findSetup(scope),
    operation: hasRight(scope.viewer, 'administer') ? operation : null,
  }
}

/** Those without a minute last; plans of single pages are among the scheduled tasks. */
async function findOpenReleases(scope: Scope) {
  const minute = ({ publishAt }: { publishAt: Date | null }) => publishAt?.getTime() ?? Infinity
  return (await listOpenReleases(scope, { withoutPlans: true })).toSorted(
    (one, other) => minute(one) - minute(other) || 0,
  )
}

async function findUnreadEntries(scope: Scope) {
  const { items, count } = await listEntries(scope, {
    state: 'unread',
    query: '',
    ordering: '-submitted_at',
    pageSize: shownEntries,
  })
  return { items, hasMore: count > items.length }
}

async function findOpenCorrections(scope: Scope, language: Language) {
  const question = { state: 'open', query: '', ordering: 'submitted_at', pageSize: shownEntries } as const
  const { items, count } = await listCorrections(scope, question, language)
  return { items, hasMore: count > items.length }
}
