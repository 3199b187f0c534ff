import { randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { apiTokens, apiTokenSecrets } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import { hashToken } from '../hash-token.ts'
import { requireRight } from '../policy.ts'
import type { Scope, TokenAreas, Viewer } from '../scope.ts'

/** Makes leaked tokens recognizable, also to scanners of repositories. */
const prefix = 'cht_'
/** How exact the note is when a token was last used, in milliseconds: not every call writes. */
const noteEvery = 60_000

/** Who calls with a token; `unknown` also after it was revoked. */
type TokenFound = Extract<Viewer, { kind: 'token' }> | 'expired' | 'unknown'

/** Issues a token, which is returned only here; the one before is no longer valid. Throws `not_found`. */
export async function createToken(scope: Scope, id: number): Promise<string> {
  const token = prefix + randomBytes(32).toString('base64url')
  await change(scope, id, 'new_secret', async ({ db, now }) => {
    await db.delete(apiTokenSecrets).where(eq(apiTokenSecrets.tokenId, id))
    await db.insert(apiTokenSecrets).values({ tokenId: id, tokenHash: hashToken(token), createdAt: now })
  })
  return token
}

/** Ends a token at once; its record stays. Throws `not_found`. */
export async function revokeToken(scope: Scope, id: number): Promise<void> {
  await change(scope, id, 'revoke', async ({ db }) => {
    await db.delete(apiTokenSecrets).where(eq(apiTokenSecrets.tokenId, id))
  })
}

/** Finds who calls with a token, and notes that it is used. */
export async function findToken({ db, now }: Pick<Scope, 'db' | 'now'>, token: string): Promise<TokenFound> {
  if (!token.startsWith(prefix) || token.length > 100) return 'unknown'
  const [row] = await db
    .select()
    .from(apiTokens)
    .innerJoin(apiTokenSecrets, eq(apiTokenSecrets.tokenId, apiTokens.id))
    .where(eq(apiTokenSecrets.tokenHash, hashToken(token)))
  if (!row) return 'unknown'
  const { api_tokens: found } = row
  if (found.expiresAt <= now) return 'expired'
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiTokens.id, found.id),
        or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, new Date(now.getTime() - noteEvery))),
      ),
    )
  return { kind: 'token', tokenId: found.id, name: found.name, areas: areasOf(found) }
}

function areasOf(row: typeof apiTokens.$inferSelect): TokenAreas {
  return {
    programme: row.programmeAccess,
    people: row.peopleAccess,
    subscriptions: row.subscriptionsAccess,
    stories: row.storiesAccess,
    pages: row.pagesAccess,
    house: row.houseAccess,
    forms: row.formsAccess,
  }
}

async function change(
  scope: Scope,
  id: number,
  action: 'new_secret' | 'revoke',
  act: (inside: Scope) => Promise<void>,
): Promise<void> {
  requireRight(scope.viewer, 'administer')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [token] = await tx.select().from(apiTokens).where(eq(apiTokens.id, id)).for('update')
    if (!token) throw new DomainError('not_found', { subject: `api_token ${id}` })
    await act(inside)
    await recordAudit(inside, {
      action,
      subjectKind: 'api_token',
      subjectId: id,
      details: { title: token.name },
    })
    await recordChange(inside, 'api_token', [id])
  })
}
