import { staffHubCall, type StaffHub } from '#contracts/staff-hub.ts'
import { sectionSlug, type SectionKey } from '#domain/content/index.server.ts'
import { effectiveSettings, readSettings } from '#domain/house/index.server.ts'
import { loadHub, type Hub } from '#domain/hub/index.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { presentFinding } from './office-guard.ts'

export function staffHubHandlers(api: Api): void {
  handle(api, staffHubCall, async ({ scope, params, context }) => {
    requireRight(scope.viewer, 'write_drafts')
    const { findNotes, lastBackup, fallback } = context.get('surroundings')
    const settings = effectiveSettings(await readSettings(scope), fallback)
    const hub = await loadHub(scope, params.lang, {
      notes: await findNotes(),
      lastBackup: lastBackup(),
      hasShop: Boolean(settings.shop_origin),
    })
    return present(hub)
  })
}

function present(hub: Hub): StaffHub {
  const { tasks, house, findings, entries, corrections, endingPictures, backup } = hub
  const { drafts, scheduled, untranslated } = tasks
  return {
    may_publish: hub.mayPublish,
    notes: [...hub.notes],
    drafts: firstOf(drafts, ({ sequence, at, ...task }) => ({ ...presentTask(task), sequence, at })),
    scheduled: firstOf(scheduled, ({ planId: plan, what, at, ...task }) => ({
      ...presentTask(task),
      plan,
      what,
      at,
    })),
    untranslated: firstOf(untranslated, presentTask),
    discussion: hub.discussion.map(({ kind, by, note, at, ...task }) => ({
      ...presentTask(task),
      kind,
      by,
      note,
      at,
    })),
    releases: hub.releases.map(({ id, name, state, publishAt }) => ({
      id,
      name,
      state,
      publish_at: publishAt?.toISOString() ?? null,
    })),
    findings: { count: findings.count, items: findings.items.map(presentFinding) },
    previews: hub.previews.map(({ id, section, title, address, sharedBy, expiresAt }) => ({
      id,
      slug: section && sectionSlug(section),
      language: section && section.language,
      title,
      address,
      shared_by: sharedBy,
      expires_at: expiresAt.toISOString(),
    })),
    entries: entries && firstOf(entries, (entry) => entry),
    corrections: corrections && firstOf(corrections, (correction) => correction),
    ending_pictures:
      endingPictures &&
      firstOf(endingPictures, ({ until, ...rest }) => ({ ...rest, until: until.toISOString() })),
    setup: house && {
      is_hidden: house.setup.isHidden,
      is_done: house.setup.isDone,
      pages: house.setup.pages.map(({ pageId, isWritten, ...page }) => ({
        ...page,
        page_id: pageId,
        is_written: isWritten,
      })),
    },
    surroundings: presentSurroundings(house?.operation ?? null, backup),
    menus: hub.menus,
  }
}

type Operation = NonNullable<Hub['house']>['operation']

function presentSurroundings(operation: Operation, backup: Hub['backup']): StaffHub['surroundings'] {
  return (
    operation && {
      has_shop: operation.hasShop,
      has_mail_server: operation.hasMailServer,
      has_backup: operation.hasBackup,
      test_mail: operation.testMail?.state ?? null,
      backup: backup && { made_at: backup.madeAt, bytes: backup.bytes, target: backup.target },
    }
  )
}

type Task = { section: SectionKey; title: string; address: string }

function presentTask({ section, title, address }: Task) {
  return { slug: sectionSlug(section), language: section.language, title, address }
}

function firstOf<Item, Shown>(
  { items, hasMore }: { items: Item[]; hasMore: boolean },
  show: (item: Item) => Shown,
): { items: Shown[]; has_more: boolean } {
  return { items: items.map(show), has_more: hasMore }
}
