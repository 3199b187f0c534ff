import type { ComponentType } from 'react'
import type { RunEvent } from '#contracts/office-runs.ts'
import type { Values } from '#records/field.ts'
import type { RecordPage, StoredRecord } from './calls.ts'
import type { Told } from './notice.tsx'

/** What a kind of record has besides the list and the form of all kinds. */
export type SpecialParts = {
  /** In the heading of the list, in place of the link to the form for a new one. */
  ListActions?: ComponentType<{ onChanged: () => void; onTell: (told: Told) => void }>
  /** The records of a page, in place of the table. */
  Rows?: ComponentType<RowsProps>
  /** Above the form, with dialogs of its own. */
  Head?: ComponentType<HeadProps>
  /** Beside the fields of the form. */
  Section?: ComponentType<SectionProps>
}

export type RowsProps = {
  page: RecordPage
  isBusy: boolean
  chosen: readonly number[]
  /** Null where nothing can be done with chosen records. */
  onChoose: ((ids: readonly number[]) => void) | null
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
  /** Loads the record again, and keeps what is not saved. */
  onChanged: () => void
  onTell: (told: Told) => void
}
