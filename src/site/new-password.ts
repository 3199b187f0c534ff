import { textOf } from './form-text.ts'

/** A new password of a form, and whether it was typed the same way twice. */
export function newPasswordOf(form: FormData): { password: string; isRepeated: boolean } {
  const password = textOf(form, 'password')
  return { password, isRepeated: password === textOf(form, 'repeat') }
}
