import type { RefObject } from 'react'
import type { FieldDraft } from '../../data/records.ts'
import type { FieldActions } from './use-field-actions.ts'

/** What the card of a field shows. */
export type CardProps = {
  field: FieldDraft
  index: number
  count: number
  isOpen: boolean
  hasFault: boolean
  conditionFault: 'later' | 'gone' | null
  /** The latest actions; not the actions themselves, which are others after every key. */
  actions: RefObject<FieldActions>
}
