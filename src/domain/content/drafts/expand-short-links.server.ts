import { readsAsEmbed, shortLinkProvider } from '#blocks/embed-read.ts'
import { withScheme } from '#blocks/fields.ts'
import type { Change } from '#contracts/page-operations.ts'
import type { Scope } from '#domain/scope.ts'

/** The short links of one call that are looked up at most; editors paste them one at a time. */
const maxLinks = 5

/**
 * The changes with short links (`https://vm.tiktok.com/…`) replaced by the addresses that they lead to, if these are
 * playable media. A link that can't be resolved is left unchanged, and is an error for the editor.
 */
export async function expandShortLinks(
  { followShortLink }: Pick<Scope, 'followShortLink'>,
  changes: Change[],
): Promise<Change[]> {
  if (!followShortLink) return changes
  const links = [...new Set(shortLinksIn(changes))].slice(0, maxLinks)
  if (links.length === 0) return changes
  const found = new Map<string, string>()
  await Promise.all(
    links.map(async (link) => {
      const address = await followShortLink(withScheme(link.trim())).catch(() => null)
      if (address !== null && readsAsEmbed(address)) found.set(link, address)
    }),
  )
  return found.size === 0 ? changes : replaceTexts(changes, found)
}

function shortLinksIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length < 200 && shortLinkProvider(value) !== null ? [value] : []
  if (Array.isArray(value)) return value.flatMap(shortLinksIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(shortLinksIn) : []
}

function replaceTexts<Value>(value: Value, texts: ReadonlyMap<string, string>): Value {
  const replace = (one: unknown): unknown => {
    if (typeof one === 'string') return texts.get(one) ?? one
    if (Array.isArray(one)) return one.map(replace)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, replace(inner)]))
  }
  // Only texts change; the shape stays.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return replace(value) as Value
}
