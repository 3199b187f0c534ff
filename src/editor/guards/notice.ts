import type { BlockFault } from '#blocks/read-block.ts'

export type NoticeKind =
  | 'required'
  | 'too_long'
  | 'host'
  | 'invalid'
  | 'no_alt'
  | 'dead_link'
  | 'gone_picture'
  | 'gone_record'
  | 'skipped_level'
  | 'empty_list'
  | 'empty_text'
  | 'unreadable'

/** Something that an editor should see to. Errors prevent the publication, warnings only ask. */
export type Notice = {
  /** The same for the same thing in the same place. */
  id: string
  /** The id of the block, and its kind. */
  block: string
  type: string
  /** A few words of the block's content, to tell it from others of its kind. */
  summary: string
  /** The stored field; null where it is about the block as a whole. */
  field: string | null
  severity: 'error' | 'warning'
  kind: NoticeKind
  /** What it is about: the words of a link, the levels of two headlines, why a block can't be read. */
  detail: BlockFault | (string & {})
}
