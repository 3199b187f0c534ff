import type { ComponentType } from 'react'
import type { RecordDefinition } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import type { ListedRecord, RecordPage, StoredRecord } from './calls.ts'
import type { Told } from './notice.tsx'

/** What a kind of record has besides the list and the form of all kinds. */
export type SpecialParts = {
  /** In the heading of the list, in place of the link to the form for a new one. */
  ListActions?: ComponentType<{ onChanged: () => void; onTell: (told: Told) => void }>
  /** The records of a page, in place of the table. */
  Rows?: ComponentType<RowsProps>
  /** The cells of columns, in place of the words for their values. */
  cells?: Readonly<Record<string, ComponentType<{ record: ListedRecord }>>>
  /** In place of the form for a new record, to which it leads. */
  Create?: ComponentType<{ definition: RecordDefinition; parts: SpecialParts }>
  /** Above the fields of the form. */
  Section?: ComponentType<SectionProps>
  /** Beside the form, with what is not saved yet. */
  Beside?: ComponentType<{ values: Values }>
}

export type RowsProps = {
  page: RecordPage
  isBusy: boolean
  chosen: readonly number[]
  /** Null where nothing can be done with chosen records. */
  onChoose: ((ids: readonly number[]) => void) | null
}

export type SectionProps = {
  stored: StoredRecord
  /** With what is not saved yet. */
  values: Values
  onChange: (name: string, value: unknown) => void
  /** Loads the record again, and keeps what is not saved. */
  onChanged: () => void
  onTell: (told: Told) => void
}
