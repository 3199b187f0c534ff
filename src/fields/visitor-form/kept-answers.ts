/**
 * Keeps a half-filled form across a reload, in the session storage and not in the local one, because many people fill
 * in forms on a shared computer: the browser forgets it with the window.
 */
import { formFieldTypes } from '#contracts/form-field-types.ts'
import type { Form, FormField, SentAnswers } from '#contracts/forms.ts'
import { isRecord } from '#json/is-record.ts'
import { takesSeveral } from './read-answers.ts'

const maxDays = 7

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Kept = Pick<Form, 'id' | 'fields'>

const neverKept: (number | string)[] = [formFieldTypes.file.number, formFieldTypes.hidden.number]

/** Stores the answers. `store` throws if the browser allows no storage; then nothing is kept. */
export function keepAnswers(store: () => Store, form: Kept, answers: SentAnswers, now: number): boolean {
  const values = Object.fromEntries(keptFields(form).map(({ slug }) => [slug, answers[slug] ?? null]))
  try {
    store().setItem(keyOf(form), JSON.stringify({ at: now, answers: values }))
    return true
  } catch {
    return false
  }
}

/**
 * The stored answers of this form from the last days; null if there are none. Unknown fields and choices are left
 * out.
 */
export function findKeptAnswers(store: () => Store, form: Kept, now: number): SentAnswers | null {
  const kept = read(store, form)
  if (!isRecord(kept) || !isRecord(kept['answers']) || typeof kept['at'] !== 'number') return null
  if (now - kept['at'] > maxDays * 24 * 60 * 60_000) {
    forgetAnswers(store, form)
    return null
  }
  const found = kept['answers']
  return Object.fromEntries(
    keptFields(form).flatMap((field) => {
      const answer = Object.hasOwn(found, field.slug) ? readAnswer(field, found[field.slug]) : null
      return answer === null ? [] : [[field.slug, answer]]
    }),
  )
}

export function forgetAnswers(store: () => Store, form: Kept): void {
  try {
    store().removeItem(keyOf(form))
  } catch {
    // Without storage there is nothing to remove.
  }
}

function keyOf({ id }: Kept): string {
  return `form-${id}`
}

function read(store: () => Store, form: Kept): unknown {
  try {
    return JSON.parse(store().getItem(keyOf(form)) ?? 'null')
  } catch {
    return null
  }
}

function keptFields({ fields }: Kept): FormField[] {
  return fields.filter(({ field_type, visible }) => visible && !neverKept.includes(field_type))
}

function readAnswer(field: FormField, kept: unknown): string | string[] | null {
  const isChoice = (text: string) => field.choices.length === 0 || field.choices.includes(text)
  if (takesSeveral(field))
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').filter(isChoice) : null
  return typeof kept === 'string' && (kept === '' || isChoice(kept)) ? kept : null
}
