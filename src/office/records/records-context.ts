import { createContext, useContext } from 'react'
import type { UploadQueue } from '#fields/media-upload/upload-queue.ts'
import type { StaffCalls } from '#fields/staff-calls/staff-calls.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { recordMessages, type RecordMessages } from '../messages/records.ts'
import type { Titles } from './calls.ts'

/** The values of some fields of a record in words. */
export type Describe = (
  definition: RecordDefinition,
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
  titles: Titles,
) => string

type Records = {
  calls: StaffCalls & { uploads: UploadQueue }
  uploads: UploadQueue
  /** Given from above, because fields refer to other records. */
  describe: Describe
}

export const RecordsContext = createContext<Records | null>(null)

export function useRecords(): Records {
  const records = useContext(RecordsContext)
  if (!records) throw new Error('There is no RecordsContext.')
  return records
}

export function useRecordMessages(): RecordMessages {
  return useLazyMessages(recordMessages)
}

/** The names of a kind of record in the language of the interface. */
export function useNames(definition: RecordDefinition) {
  return namesOf(definition, useLanguage())
}

/** The names of a kind of record; its place is named as many of them unless it has a name of its own. */
export function namesOf({ names }: RecordDefinition, language: Language) {
  const own = names[language]
  return { place: own.many, ...own }
}

export function definitionOf(kind: string): RecordDefinition | undefined {
  return recordDefinitions.find((definition) => definition.kind === kind)
}

/** The address of a kind's list, of one of its records, or of the form for a new one. */
export function addressOf({ path, isSingle }: RecordDefinition, id?: number | 'create'): string {
  return ['/admin', path, isSingle ? undefined : id].filter((part) => part !== undefined).join('/')
}
