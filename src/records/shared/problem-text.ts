import { callErrors } from '#i18n/lazy/call-errors.ts'
import type { Language } from '#i18n/languages.ts'
import { releaseProblems } from '#i18n/lazy/release-problems.ts'
import type { RecordDefinition } from '../definition.ts'

/** Why an item can't be published, in words: the code of an error, or `invalid` with a field and the code of its error. */
export function problemText(
  problem: string,
  definition: Pick<RecordDefinition, 'fields'> | undefined,
  language: Language,
): string {
  const { codes, field, other } = releaseProblems[language]
  const [code = '', path, reason = ''] = problem.split(' ')
  if (path === undefined) return codes[code] ?? other
  const [name = ''] = path.split('.')
  const reasons: Record<string, string> = callErrors[language].errors
  return field(
    definition?.fields[name]?.label[language] ?? name,
    reasons[reason] ?? codes['invalid'] ?? other,
  )
}
