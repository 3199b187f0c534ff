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
import { explain } from './refusal.ts'

/** The calls for searching and replacing. */
export function officeReplacementHandlers(api: Api): void {
  api.openapi(previewReplacementCall, async (context) => {
    const { lang } = context.req.valid('param')
    const found = await findTexts(
      context.get('scope'),
      recordStores,
      searchOf(context.req.valid('json')),
      lang,
    )
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
    return context.json(answer, 200)
  })

  api.openapi(replaceCall, async (context) => {
    const { lang } = context.req.valid('param')
    const { texts, ...search } = context.req.valid('json')
    const chosen = texts.map(({ subject, ...text }, index) => {
      const read = readSubject(subject)
      if (!read) throw new DomainError('invalid', { fields: { [`texts.${index}.subject`]: 'unknown' } })
      return { ...text, subject: read }
    })
    const outcome = await replaceTexts(context.get('scope'), recordStores, searchOf(search), chosen, lang)
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
    return context.json(answer, 200)
  })

  api.openapi(listReplacementsCall, async (context) => {
    const runs = await listRuns(context.get('scope'))
    return context.json(
      runs.map(({ at, isUndone, ...run }) => ({ ...run, at: at.toISOString(), is_undone: isUndone })),
      200,
    )
  })

  api.openapi(undoReplacementCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const { undone, left } = await undoRun(context.get('scope'), recordStores, id, lang)
    return context.json({ undone, left: left.map((one) => presentLeft(one, context.req.path)) }, 200)
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
