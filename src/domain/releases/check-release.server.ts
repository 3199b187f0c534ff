import type { ReleaseState } from '#db/schema/index.ts'
import { isSame } from '#operations/index.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'

type Release = { state: ReleaseState | null; publish_at: string | null }

/**
 * Refuses what staff can't do with a release: only the program publishes one, and a published one stays as it was.
 * Throws `invalid` by field.
 */
export async function checkRelease(
  _scope: Pick<Scope, 'db'>,
  release: Release,
  before: Release | null,
): Promise<object> {
  const { state, publish_at: publishAt } = release
  const was = before?.state ?? null
  if (was === 'published' && (state !== was || !isSame(publishAt, before?.publish_at)))
    throw new DomainError('invalid', { fields: { state: 'is_published' } })
  if (state !== was && (state === 'published' || state === 'failed'))
    throw new DomainError('invalid', { fields: { state: 'invalid' } })
  if (state === 'planned' && publishAt === null)
    throw new DomainError('invalid', { fields: { publish_at: 'required' } })
  return Promise.resolve({})
}
