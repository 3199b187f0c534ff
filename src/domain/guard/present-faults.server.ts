import type { StoredFault } from '#db/schema/index.ts'
import { isLanguage, languages, perLanguage, type Language } from '#i18n/languages.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { recordAddress } from '#routing/office-paths.ts'
import { findOwnerTitles, resolveReferences } from '../content/index.server.ts'
import { system, type Scope } from '../scope.ts'
import type { Fault, Rule } from './rule.ts'
import { findRule } from './rules.server.ts'

/** A fault in the words of staff, with the address at which it is mended. */
export type PresentedFault = Pick<Fault, 'kind' | 'id' | 'language' | 'place'> & {
  rule: string
  severity: Rule['severity']
  /** What is wrong, and where and with what. */
  text: string
  detail: string
  /** The title of the record, or of the page. */
  title: string
  /** The form of the record at the field, or the page with the editor open at the block; null when it is gone. */
  address: string | null
}

/** Presents faults in their order, with few statements; those of unknown rules are left out as null. */
export async function presentFaults(
  scope: Scope,
  faults: readonly StoredFault[],
  language: Language,
): Promise<(PresentedFault | null)[]> {
  const named = faults.flatMap(({ key }) => subjectOf(key) ?? [])
  const titles = await findOwnerTitles(scope, [...faults, ...named], language)
  const pages = await findPages(scope, faults)
  return faults.map((fault) => {
    const { kind, id, language: ofContent, place, key } = fault
    const rule = findRule(fault.rule)
    if (!rule) return null
    const definition = recordDefinitions.find((one) => one.kind === kind)
    const field = rule.namesField && definition?.fields[place]?.label[language]
    const target = subjectOf(key)
    const words = rule.tell?.(fault, language)
    const other = target ? titles.get(key) : /^https?:/.test(key) ? key : undefined
    return {
      kind,
      id,
      language: ofContent,
      place,
      rule: rule.code,
      severity: rule.severity,
      text: rule.names[language],
      detail: [field, other, words].filter(Boolean).join(', '),
      title: titles.get(`${kind}:${id}`) ?? `${kind} ${id}`,
      address:
        ofContent === ''
          ? definition
            ? recordAddress(definition.path, definition.isSingle ? null : id, fieldOf(fault))
            : null
          : addressAt(pages[ofContent][`${kind}:${id}`], place),
    }
  })
}

/** Presents the faults of several things, those of each together, with few statements. */
export async function presentFaultsOfEach(
  scope: Scope,
  groups: readonly (readonly StoredFault[])[],
  language: Language,
): Promise<PresentedFault[][]> {
  const presented = await presentFaults(scope, groups.flat(), language)
  return groups.map(({ length }) => presented.splice(0, length).filter((fault) => fault !== null))
}

/** The addresses of the pages with a content, in its language. */
async function findPages(
  scope: Scope,
  faults: readonly Fault[],
): Promise<Record<Language, Record<string, string>>> {
  const found = perLanguage((): Record<string, string> => ({}))
  for (const language of languages) {
    const own = faults.filter((fault) => fault.language === language)
    if (own.length > 0)
      found[language] = await resolveReferences(
        { ...scope, viewer: system, shown: null },
        own.map(({ kind, id }) => `${kind}:${id}`),
        language,
      )
  }
  return found
}

/** The page with the editor open at a block. */
function addressAt(page: string | undefined, block: string): string | null {
  if (page === undefined) return null
  return block === '' ? `${page}?edit` : `${page}?${new URLSearchParams({ block }).toString()}&edit`
}

/** The field of a fault, with the language that its key names: `alt.en`. */
function fieldOf({ place, key }: Fault): string {
  return isLanguage(key) ? `${place}.${key}` : place
}

/** What the key of a fault names, if that has a title. */
function subjectOf(key: string): { kind: string; id: number } | null {
  const [, kind, id] = /^(page|event|article|subscription|shared):(\d{1,9})$/.exec(key) ?? []
  return kind === undefined ? null : { kind, id: Number(id) }
}
