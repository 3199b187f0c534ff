import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { SharedBlock } from '#contracts/shared-blocks.ts'
import { sharedBlocks } from '#db/schema/index.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { DomainError } from '#domain/errors.ts'
import { authorOf } from '../pages/section-rows.server.ts'
import { requireRight, type Right } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { requireName } from './create-shared-block.server.ts'
import { readSharedBlock } from './list-shared-blocks.server.ts'
import { isSharedBlockUsed } from './shared-block-uses.server.ts'

type Given = { id: number; language: Language }

/** Renames a shared block, for staff: visitors never see its name. Throws `not_found`, and `invalid` without a name. */
export async function renameSharedBlock(
  scope: Scope,
  { id, language, name }: Given & { name: Localized },
): Promise<SharedBlock> {
  requireName(name)
  return change(scope, { id, language }, { right: 'write_drafts', action: 'rename', values: { name } })
}

/**
 * Puts a shared block into the trash, where it stays for `trashDays`. Throws `not_found`, and `in_use` while any content
 * or template shows it.
 */
export async function deleteSharedBlock(scope: Scope, { id, language }: Given): Promise<SharedBlock> {
  return change(
    scope,
    { id, language },
    {
      right: 'publish',
      action: 'delete',
      values: { deletedAt: scope.now, deletedBy: authorOf(scope) },
      check: async (inside) => {
        if (await isSharedBlockUsed(inside, id)) throw new DomainError('in_use', { subject: `shared ${id}` })
      },
    },
  )
}

/** Restores a shared block from the trash, as public as it was. Throws `not_found` for one that is not there. */
export async function restoreSharedBlock(scope: Scope, { id, language }: Given): Promise<SharedBlock> {
  return change(
    scope,
    { id, language },
    {
      right: 'publish',
      action: 'restore',
      isDeleted: true,
      values: { deletedAt: null, deletedBy: null },
    },
  )
}

type Change = {
  right: Right
  action: 'rename' | 'delete' | 'restore'
  values: Partial<typeof sharedBlocks.$inferInsert>
  isDeleted?: boolean
  check?: (inside: Scope) => Promise<void>
}

async function change(
  scope: Scope,
  { id, language }: Given,
  { right, action, values, isDeleted = false, check }: Change,
): Promise<SharedBlock> {
  requireRight(scope.viewer, right)
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const state: SQL = isDeleted ? isNotNull(sharedBlocks.deletedAt) : isNull(sharedBlocks.deletedAt)
    const changed = await tx
      .update(sharedBlocks)
      .set({ ...values, updatedAt: scope.now })
      .where(and(eq(sharedBlocks.id, id), state))
      .returning({ id: sharedBlocks.id })
    if (changed.length === 0) throw new DomainError('not_found', { subject: `shared ${id}` })
    await check?.(inside)
    await recordAudit(inside, { action, subjectKind: 'shared_block', subjectId: id })
    return readSharedBlock(inside, id, language)
  })
}
