/** Parses comma-separated choices; a choice in backticks may contain commas (rule of the form builder). */
export function splitChoices(text: string): string[] {
  const choices = text.match(/`[^`]*`|[^,`]+/g) ?? []
  return choices.map((choice) => choice.replaceAll('`', '').trim()).filter(Boolean)
}

/** The inverse of `splitChoices`. */
export function joinChoices(choices: readonly string[]): string {
  return choices.map((choice) => (choice.includes(',') ? `\`${choice}\`` : choice)).join(',')
}
