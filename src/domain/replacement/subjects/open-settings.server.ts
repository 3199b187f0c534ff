import { pageSettingFields } from '#records/page-settings.ts'
import { visitorTexts } from '#records/visitor-texts.ts'
import type { SettingsChange } from '#contracts/page-settings.ts'
import { isRecord } from '#json/is-record.ts'
import type { Values } from '#records/field.ts'
import { recordAudit } from '../../audit.server.ts'
import { changePageSettings, readPageSettings, SettingsConflictError } from '../../content/index.server.ts'
import { hasRight } from '../../policy.ts'
import type { Scope } from '../../scope.ts'
import type { Opened, Refusals } from './opened.ts'
import { withValueAt } from './value-at.ts'

/** The texts of a page that search engines and other sites show. Its title is in the head of its drafts. */
const { meta_title, meta_description, og_title, og_description } = pageSettingFields
const fields = { meta_title, meta_description, og_title, og_description }

/** Opens the settings of a page. Throws `not_found`. */
export async function openSettings(scope: Scope, id: number): Promise<Opened> {
  const stored = await readPageSettings(scope, id)
  const values: Values = Object.fromEntries(
    Object.keys(fields).map((name) => [name, Reflect.get(stored, name)]),
  )
  return {
    values,
    texts: visitorTexts(fields, values).map((text) => ({ ...text, blockType: null })),
    canChange: hasRight(scope.viewer, 'publish'),
    settle: (current, path, text) => {
      const limit = Object.entries(fields).find(([name]) => name === path[0])?.[1].limit ?? 0
      if (typeof text !== 'string') return { error: 'invalid' }
      return text.length > limit ? { error: 'too_long' } : { values: withValueAt(current, path, text) }
    },
    write: (inside, changes) => writeSettings(inside, id, { values, changes }),
  }
}

async function writeSettings(
  scope: Scope,
  id: number,
  { values, changes }: { values: Values; changes: Values },
): Promise<Refusals> {
  const seen = Object.fromEntries(Object.keys(changes).map((name) => [name, values[name]]))
  try {
    await scope.db.transaction(async (tx) => {
      const inside = { ...scope, db: tx }
      await changePageSettings(inside, id, { ...settingsOf(changes), seen: settingsOf(seen) })
      await recordAudit(inside, {
        action: 'replace',
        subjectKind: 'page',
        subjectId: id,
        details: { before: seen, after: changes },
      })
    })
    return {}
  } catch (error) {
    if (!(error instanceof SettingsConflictError)) throw error
    return Object.fromEntries(Object.keys(error.current).map((name) => [name.split('.')[0] ?? '', 'changed']))
  }
}

function settingsOf(values: Values): SettingsChange {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, texts]) => (isRecord(texts) ? [[name, texts]] : [])),
  )
}
