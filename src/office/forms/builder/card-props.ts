import type { RefObject } from 'react'
import type { FieldDraft } from '../../data/records.ts'
import type { FieldActions } from './use-field-actions.ts'

/** The props of a field's card. */
export type CardProps = {
  field: FieldDraft
  index: number
  count: number
  isOpen: boolean
  hasError: boolean
  conditionError: 'later' | 'gone' | null
  /** The latest actions, in a ref, because the actions themselves change with every key. */
  actions: RefObject<FieldActions>
}
