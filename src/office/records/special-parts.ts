import type { ComponentType } from 'react'
import type { RunEvent } from '#contracts/office-runs.ts'
import type { RecordDefinition } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import type { ListedRecord, RecordPage, StoredRecord, Titles } from './calls.ts'
import type { Told } from './notice.tsx'

/** What a kind of record has besides the list and the form of all kinds. */
export type SpecialParts = {
  /** In the heading of the list, in place of the link to the form for a new one. */
  ListActions?: ComponentType<{ onChanged: () => void; onTell: (told: Told) => void }>
  /** The records of a page, in place of the table. */
  Rows?: ComponentType<RowsProps>
  /** The cells of columns, in place of the words for their values. */
  cells?: Readonly<Record<string, ComponentType<{ record: ListedRecord }>>>
  /** What can be done with chosen records of the list, besides what all kinds can. */
  Bulk?: ComponentType<BulkProps>
  /** In place of the form for a new record, to which it leads. */
  Create?: ComponentType<{ definition: RecordDefinition; parts: SpecialParts }>
  /** Above the form, with dialogs of its own. */
  Head?: ComponentType<HeadProps>
  /** Above the fields of the form. */
  Section?: ComponentType<SectionProps>
  /** Below the control of a field, by its name. */
  afterField?: Readonly<Record<string, ComponentType<Pick<SectionProps, 'values' | 'onChange'>>>>
  /** Beside the form, with what is not saved yet. */
  Beside?: ComponentType<{ values: Values }>
  /** Beside the form, below where a stored record is used. */
  Aside?: ComponentType<AsideProps>
}

export type AsideProps = {
  definition: RecordDefinition
  stored: StoredRecord
  /** With what is not saved yet. */
  values: Values
  onTell: (told: Told) => void
}

export type RowsProps = {
  page: RecordPage
  isBusy: boolean
  chosen: readonly number[]
  /** Null where nothing can be done with chosen records. */
  onChoose: ((ids: readonly number[]) => void) | null
}

export type BulkProps = {
  chosen: readonly number[]
  onTell: (told: Told) => void
  titles: Titles
  isBusy: boolean
  /** Changes each chosen record as `changesOf` says of its values; null leaves one as it is. */
  onChangeEach: (changesOf: (values: Values) => Values | null) => void
}

export type HeadProps = {
  stored: StoredRecord
  /** With what is not saved yet. */
  values: Values
  isDirty: boolean
  /** The other coming evenings of an event's run. */
  coming: readonly RunEvent[]
  /**
   * Saves changes together with what is unsaved. Refused ones stay in the form, which says why; the result is whether they
   * were saved.
   */
  onSave: (changes: Values) => Promise<boolean>
  onTell: (told: Told) => void
}

export type SectionProps = {
  stored: StoredRecord
  /** With what is not saved yet. */
  values: Values
  onChange: (name: string, value: unknown) => void
  onSave: HeadProps['onSave']
  /** Loads the record again, and keeps what is not saved. */
  onChanged: () => void
  onTell: (told: Told) => void
}
