import { sectionOwners } from '#db/schema/index.ts'
import { isLanguage } from '#i18n/languages.ts'
import type { SectionKey } from '../../content/index.server.ts'

/** What has texts: the draft of a section, a record, or a page by its settings. */
export type Subject =
  | ({ what: 'section' } & SectionKey)
  | { what: 'record'; kind: string; id: number }
  | { what: 'settings'; id: number }

/** The name of a subject in calls and in the log, such as `section:page:3:de` or `record:event:12`. */
export function nameOfSubject(subject: Subject): string {
  if (subject.what === 'section') return `section:${subject.ownerKind}:${subject.ownerId}:${subject.language}`
  return subject.what === 'record' ? `record:${subject.kind}:${subject.id}` : `settings:${subject.id}`
}

/** The subject of a name; null for what is none. */
export function readSubject(name: string): Subject | null {
  const [what, ...rest] = name.split(':')
  const [kind = '', id = '', language] = what === 'settings' ? ['', ...rest] : rest
  if (!/^[1-9]\d{0,8}$/.test(id)) return null
  if (what === 'settings') return { what, id: Number(id) }
  if (what === 'record') return { what, kind, id: Number(id) }
  const ownerKind = sectionOwners.find((one) => one === kind)
  if (what !== 'section' || !ownerKind || !isLanguage(language)) return null
  return { what, ownerKind, ownerId: Number(id), language }
}

/** The kind and the number by which a subject is titled. */
export function ownerOf(subject: Subject): { kind: string; id: number } {
  if (subject.what === 'section') return { kind: subject.ownerKind, id: subject.ownerId }
  return subject.what === 'record' ? { kind: subject.kind, id: subject.id } : { kind: 'page', id: subject.id }
}

/** What a call tells of a subject. */
export function describeSubject(subject: Subject) {
  return {
    subject: nameOfSubject(subject),
    what: subject.what,
    ...ownerOf(subject),
    language: subject.what === 'section' ? subject.language : null,
  }
}
