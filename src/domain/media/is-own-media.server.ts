import { and, eq } from 'drizzle-orm'
import { media } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/** Whether the viewer has uploaded an item. */
export async function isOwnMedia({ db, viewer }: Scope, id: number): Promise<boolean> {
  if (viewer.kind !== 'staff') return false
  return (await db.$count(media, and(eq(media.id, id), eq(media.uploadedBy, viewer.userId)))) > 0
}
