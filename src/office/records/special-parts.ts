import type { ComponentType } from 'react'
import type { RunEvent } from '#contracts/office-runs.ts'
import type { WrittenTogether } from '#contracts/together.ts'
import type { RecordDefinition } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import type { AskedTogether, ListedRecord, RecordPage, StoredRecord, Titles } from './calls.ts'
import type { Told } from '#staff/notice/notice.tsx'
import type { Hindered, TogetherCall } from './use-record-form.ts'

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
  afterField?: Readonly<Record<string, ComponentType<Pick<SectionProps, 'stored' | 'values' | 'onChange'>>>>
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
  /** Changes all chosen records by one call; `content` is what it sends besides. */
  onChange: (content: unknown, send: (asked: AskedTogether) => Promise<WrittenTogether>) => void
}

export type HeadProps = {
  stored: StoredRecord
  /** With what is not saved yet. */
  values: Values
  isDirty: boolean
  /** The other coming evenings of an event's run. */
  coming: readonly RunEvent[]
  /** Saves what is unsaved by a call that writes other evenings, too. What is refused stays in the form, which says why. */
  onSaveTogether: (
    call: TogetherCall,
    onWritten: (written: WrittenTogether) => void,
  ) => Promise<'written' | 'hindered' | 'refused'>
  /** What stands in the way in other evenings. */
  hindered: Hindered | null
  onLeave: () => void
  onTell: (told: Told) => void
}

export type SectionProps = {
  stored: StoredRecord
  /** With what is not saved yet. */
  values: Values
  onChange: (name: string, value: unknown) => void
  /**
   * Saves changes together with what is unsaved. Refused ones stay in the form, which says why; the result is whether they
   * were saved.
   */
  onSave: (changes: Values) => Promise<boolean>
  /** Loads the record again, and keeps what is not saved. */
  onChanged: () => void
  onTell: (told: Told) => void
}
