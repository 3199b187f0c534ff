/** A text field of a posted form, cut to a length that no honest value reaches; empty for a missing one or a file. */
export function textOf(form: FormData, name: string, most = 1000): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, most) : ''
}
