import type { BlockError } from '#blocks/find-errors.ts'
import type { BlockReadError } from '#blocks/read-block.ts'

export type NoticeKind =
  | BlockError['kind']
  | 'no_alt'
  | 'gone_picture'
  | 'ended_picture'
  | 'skipped_level'
  /** Headlines of a fixed level skip one, because there is no headline above them. */
  | 'missing_headline'
  | 'no_captions'
  | 'no_transcript'
  /** The picture contains a text that is not written out. */
  | 'no_picture_text'
  | 'long_alt'
  | 'empty_list'
  | 'empty_text'
  | 'vague_link'
  | 'copied_text'
  | 'template_text'
  | 'unpublished_source'
  /** The server has refused the field; the detail is its message. */
  | 'refused'

/** A problem that an editor should look at. Errors prevent publication, warnings don't. */
export type Notice = {
  /** Stable: the same for the same problem in the same place. */
  id: string
  /** The id of the block, and its kind. */
  block: string
  type: string
  /** The beginning of the block's content, to distinguish it from others of its kind. */
  summary: string
  /** The stored field; null when the notice is about the block as a whole. */
  field: string | null
  severity: 'error' | 'warning'
  kind: NoticeKind
  /** The specifics: a link's text, the levels of two headlines, or why a block can't be read. */
  detail: BlockReadError | (string & {})
}
