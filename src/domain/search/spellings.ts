/** The spellings of an artist's name that visitors may type, whatever the language of the page. */
export function spellingsOf({ name, nameEnglish }: { name: string; nameEnglish: string | null }): string[] {
  return nameEnglish === null || nameEnglish === name ? [name] : [name, nameEnglish]
}
