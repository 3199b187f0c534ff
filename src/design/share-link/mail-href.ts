/** An address that opens an unaddressed e-mail with this subject and text. */
export function mailHref(subject: string, text: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
