import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import { formMessages } from '../../messages/forms.ts'
import recordStyles from '../../records/records.module.css'
import { OfficeDialog } from '../../shell/office-dialog.tsx'
import { differingParts } from '../clean-form.ts'
import styles from '../forms.module.css'
import { nameOfPart } from '../part-names.ts'
import type { Conflict } from './use-form-editor.ts'

/** Shows how a form differs from the version that somebody else has stored meanwhile, and asks which one to keep. */
export function ConflictDialog(
  props: Conflict & { onTheirs: () => void; onMine: () => void; onLater: () => void },
) {
  const { mine, theirs, onTheirs, onMine, onLater } = props
  const forms = useLazyMessages(formMessages)
  const { conflict: messages } = forms
  const language = useLanguage()
  const parts = differingParts(mine, theirs)
  return (
    <OfficeDialog title={messages.title} onClose={onLater}>
      <p>
        {parts.length === 0
          ? messages.same
          : messages.text(readableInstant(new Date(theirs.updated_at), language))}
      </p>
      {parts.length > 0 && (
        <table className={styles.versions}>
          <thead>
            <tr>
              <th scope="col">{messages.part}</th>
              <th scope="col">{messages.mineIs}</th>
              <th scope="col">{messages.theirsIs}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part}>
                <th scope="row">{nameOfPart(part, forms)}</th>
                <td>{describe(mine[part], language)}</td>
                <td>{describe(theirs[part], language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.decisions}>
        <button type="button" className={recordStyles.primary} title={messages.mineHint} onClick={onMine}>
          {messages.mine}
        </button>
        <button type="button" className={recordStyles.button} title={messages.theirsHint} onClick={onTheirs}>
          {messages.theirs}
        </button>
        <button type="button" className={recordStyles.quiet} onClick={onLater}>
          {messages.later}
        </button>
      </div>
    </OfficeDialog>
  )
}

/** A value in a few words: texts in both languages, fields by their labels. */
function describe(value: unknown, language: Language): string {
  if (typeof value === 'string' && value !== '') return value
  if (typeof value === 'number') return String(value)
  if (value === true) return '✓'
  if (Array.isArray(value)) return value.map((one) => describe(one, language)).join(', ') || '–'
  if (!isRecord(value)) return '–'
  if ('label' in value) return describe(isRecord(value['label']) ? value['label'][language] : null, language)
  const [de, en] = [describe(value['de'], language), describe(value['en'], language)]
  return de === en ? de : `${de} / ${en}`
}
