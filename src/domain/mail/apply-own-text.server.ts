import { eq } from 'drizzle-orm'
import { mailTexts, type WordedMail } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import type { Letter } from './write-mail.ts'

type Body = Pick<Letter, 'subject' | 'body'>
/** The values of the placeholders that staff may write: `{name}`. */
type Placeholders = Partial<Record<'name' | 'facts' | 'sale' | 'form' | 'house' | 'note', string | null>>

/**
 * A mail in the house's own words, if it has written some in that language. The links of the given mail, without which it
 * would be useless, stand at `{link}`, or at the end.
 */
export async function applyOwnText(
  { db }: Pick<Scope, 'db'>,
  letter: Body,
  given: { mail: WordedMail; language: Language; placeholders: Placeholders },
): Promise<Body> {
  const { mail, language, placeholders } = given
  const [own] = await db.select().from(mailTexts).where(eq(mailTexts.mail, mail))
  const body = own?.body[language]
  if (!own || !body) return letter
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) =>
      isPlaceholder(name) ? (placeholders[name] ?? '') : whole,
    )
  const links = letter.body.filter((part) => typeof part !== 'string')
  const paragraphs = body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => (paragraph === '{link}' ? null : fill(paragraph)))
    // A paragraph of a note that nobody has written is left out.
    .filter((paragraph) => paragraph !== '')
  const place = paragraphs.includes(null) ? paragraphs.indexOf(null) : paragraphs.length
  const texts = (from: number, to?: number) => paragraphs.slice(from, to).filter((text) => text !== null)
  return {
    subject: fill(own.subject[language] || letter.subject),
    body: [...texts(0, place), ...links, ...texts(place)],
  }
}

function isPlaceholder(name: string): name is keyof Placeholders {
  return ['name', 'facts', 'sale', 'form', 'house', 'note'].includes(name)
}
