import type { AnswerError, FileError } from '#contracts/form-answers.ts'

/**
 * The complete catalogue of domain errors. Matched by `code`, never by text, and translated only when a page or an API
 * answer is built.
 */
export type DomainErrorCode =
  | 'not_found'
  | 'gone'
  | 'invalid'
  | 'not_signed_in'
  | 'forbidden'
  | 'conflict'
  | 'in_use'
  | 'too_many_attempts'
  | 'being_prepared'

/** Error codes of single fields, worded in `src/i18n/lazy/call-errors.ts` under `errors`. */
export type ErrorCode =
  | AnswerError
  | FileError
  | 'taken'
  | 'source'
  | 'imported'
  | 'contrast'
  | 'logo'
  | 'too_short'
  | 'too_many_days'
  | 'before_start'
  | 'after_start'
  | 'after_sale'
  | 'below_min'
  | 'below_least'
  | 'above_choice'
  | 'identifier'
  | 'identifier_twice'
  | 'uncertain_date'
  | 'unchanged'
  | 'above_hall'
  | 'above_block'
  | 'has_children'
  | 'is_fixed'
  | 'is_published'
  | 'unknown'
  | 'misplaced'
  | 'too_common'
  | 'like_account'
  | 'inside_itself'
  | 'inside_shared'
  | 'too_many'
  | 'too_many_comments'
  | 'too_many_suggestions'
  | 'slug'
  | 'duplicate'
  | 'backtick'
  | 'languages_differ'
  | 'target'
  | 'earlier_field'
  | 'needs_email'
  | 'media_type'
  | 'media_name'
  | 'media_broken'
  | 'image_size'
  | 'document_size'
  | 'audio_size'
  | 'video_size'
  | 'too_many_pixels'
  | 'svg'
  | 'heic'
  | 'known_content'
  | 'path'
  | 'redirect_loop'
  | 'page_first'
  | 'other_kind'
  | 'https_only'
  | 'private_host'
  | 'webhook_secret'
  | 'past'
  | 'too_late'
  | 'key_of_other'
  | 'other_run'
  | 'too_many_changes'
  | 'option_public'
  | 'other_currency'
  | 'time_zone'
  | ImportError

/** What is wrong with a file that staff import. */
type ImportError =
  | 'import_kind'
  | 'import_broken'
  | 'import_size'
  | 'import_rows'
  | 'import_columns'
  | 'import_empty'

export class DomainError extends Error {
  readonly code: DomainErrorCode
  /** The invalid fields with their error codes; only with `invalid`. */
  readonly fields: Readonly<Record<string, ErrorCode>>
  /** Seconds until a retry makes sense; only with `too_many_attempts` and `being_prepared`. */
  readonly retryAfter: number | undefined
  /** Who deleted it, or null if nobody is known, and when; only with `gone`. */
  readonly deleted: { by: string | null; at: Date } | undefined

  constructor(
    code: DomainErrorCode,
    details: {
      fields?: Record<string, ErrorCode>
      retryAfter?: number
      subject?: string
      deleted?: { by: string | null; at: Date }
    } = {},
  ) {
    super([code, details.subject, JSON.stringify(details.fields ?? {})].filter(Boolean).join(' '))
    this.name = 'DomainError'
    this.code = code
    this.fields = details.fields ?? {}
    this.retryAfter = details.retryAfter
    this.deleted = details.deleted
  }
}

/** The HTTP status of each error (PRODUCT decisions: no session 401, missing right 403). */
export const statusOfError: Record<DomainErrorCode, 400 | 401 | 403 | 404 | 409 | 410 | 429 | 503> = {
  not_found: 404,
  gone: 410,
  invalid: 400,
  not_signed_in: 401,
  forbidden: 403,
  conflict: 409,
  in_use: 409,
  too_many_attempts: 429,
  being_prepared: 503,
}
