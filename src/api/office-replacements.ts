import {
  listReplacementsCall,
  previewReplacementCall,
  replaceCall,
  undoReplacementCall,
  type FoundPlaces,
  type LeftText,
  type Replacement,
} from '#contracts/office-replacements.ts'
import { sectionSlug } from '#domain/content/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import {
  describeSubject,
  findTexts,
  listRuns,
  readSubject,
  replaceTexts,
  undoRun,
  type LeftText as Left,
  type Search,
} from '#domain/replacement/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { explain } from './refusal.ts'

/** The calls for searching and replacing. */
export function officeReplacementHandlers(api: Api): void {
  handle(api, previewReplacementCall, async ({ scope, params: { lang }, json }) => {
    const found = await findTexts(scope, recordStores, searchOf(json), lang)
    const answer: FoundPlaces = {
      subjects: found.subjects.map(({ subject, title, address, isPublic, canChange, texts }) => ({
        ...describeSubject(subject),
        title,
        address,
        is_public: isPublic,
        can_change: canChange,
        texts: texts.map(({ path, blockType, language, seen, places }) => ({
          path: [...path],
          block_type: blockType,
          language,
          seen,
          places,
        })),
      })),
      has_more: found.hasMore,
      left_out: found.leftOut,
    }
    return answer
  })

  handle(api, replaceCall, async ({ scope, params: { lang }, json: { texts, ...search }, context }) => {
    const chosen = texts.map(({ subject, ...text }, index) => {
      const read = readSubject(subject)
      if (!read) throw new DomainError('invalid', { fields: { [`texts.${index}.subject`]: 'unknown' } })
      return { ...text, subject: read }
    })
    const outcome = await replaceTexts(scope, recordStores, searchOf(search), chosen, lang)
    const { run, replaced, records, sections, left } = outcome
    const answer: Replacement = {
      run,
      replaced,
      records,
      sections: sections.map(({ key, title, address, sequence, hadChanges }) => ({
        slug: sectionSlug(key),
        language: key.language,
        title,
        address,
        sequence,
        had_changes: hadChanges,
      })),
      left: left.map((one) => presentLeft(one, context.req.path)),
    }
    return answer
  })

  handle(api, listReplacementsCall, async ({ scope }) => {
    const runs = await listRuns(scope)
    return runs.map(({ at, isUndone, ...run }) => ({ ...run, at: at.toISOString(), is_undone: isUndone }))
  })

  handle(api, undoReplacementCall, async ({ scope, params: { id, lang }, context }) => {
    const { undone, left } = await undoRun(scope, recordStores, id, lang)
    return { undone, left: left.map((one) => presentLeft(one, context.req.path)) }
  })
}

type Asked = {
  sought: string
  instead: string
  whole_words: boolean
  match_case: boolean
  languages: Search['languages']
  where: Search['where']
}

function searchOf({ sought, instead, whole_words: isWhole, match_case: isCaseKept, ...rest }: Asked): Search {
  // What is stored has this form, whatever keyboards send.
  const words = { sought: sought.normalize('NFC'), instead: instead.normalize('NFC') }
  if (words.sought === words.instead) throw new DomainError('invalid', { fields: { instead: 'unchanged' } })
  return { ...rest, ...words, isWhole, isCaseKept }
}

function presentLeft({ subject, title, path, blockType, reason, error }: Left, callPath: string): LeftText {
  return {
    ...describeSubject(subject),
    title,
    path: [...path],
    block_type: blockType,
    reason,
    error: error && explain(callPath, ({ errors }) => errors[error]),
  }
}
