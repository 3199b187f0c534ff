import { requireRight } from '../../policy.ts'
import { DomainError } from '../../errors.ts'
import type { RecordStores } from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import type { Opened } from './opened.ts'
import { openRecord } from './open-record.server.ts'
import { openSection, type OpenedSection } from './open-section.server.ts'
import { openSettings } from './open-settings.server.ts'
import { nameOfSubject, type Subject } from './subject.ts'

/** Opens a subject as it is now. Throws `not_found`, `gone` and `forbidden`. */
export async function openSubject(
  scope: Scope,
  stores: RecordStores,
  subject: Subject,
): Promise<Opened | OpenedSection> {
  if (subject.what === 'section') return openSection(scope, subject)
  if (subject.what === 'settings') return openSettings(scope, subject.id)
  const store = stores[subject.kind]
  if (!store) throw new DomainError('not_found', { subject: nameOfSubject(subject) })
  requireRight(scope.viewer, store.definition.right)
  return openRecord(scope, store, subject.id)
}
