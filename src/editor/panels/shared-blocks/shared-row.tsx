import { useState, type SyntheticEvent } from 'react'
import type { SharedBlock } from '#contracts/shared-blocks.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { languages, pickLanguage, type Localized } from '#i18n/languages.ts'
import type { Calls } from '#editor/model/calls.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from './shared-blocks.module.css'
import { NameFields } from './name-fields.tsx'
import { sharedMessages } from '#i18n/lazy/editor-shared-blocks.ts'
import { UsesList, useUses } from './uses-list.tsx'

/** Makes a call, reports its result, and reloads the list; false if the call has to be repeated. */
type Attempt = (change: () => Promise<unknown>, done: string) => Promise<boolean>

/** A shared block in the list: a link to the original, its states, its uses, and its commands. */
export function SharedRow(props: { block: SharedBlock; calls: Calls; mayRemove: boolean; attempt: Attempt }) {
  const { block, calls, mayRemove, attempt } = props
  const language = useLanguage()
  const messages = sharedMessages[language]
  const [open, setOpen] = useState<'uses' | 'name' | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const name = pickLanguage(block.name, language)
  const isUsed = block.use_count > 0
  const remove = () => {
    // A block that is in use cannot be deleted until its uses are removed.
    setIsRefused(isUsed)
    if (isUsed) setOpen('uses')
    else
      void attempt(
        () => calls.remove('/pageeditor-api/shared-blocks/{id}', { params: { id: block.id } }),
        messages.removed(name),
      )
  }
  const rename = async (next: Localized) => {
    const isDone = await attempt(
      () =>
        calls.post('/pageeditor-api/shared-blocks/{id}', { params: { id: block.id }, json: { name: next } }),
      messages.renamed,
    )
    if (isDone) setOpen(null)
  }
  return (
    <li>
      <span className={styles['words']}>
        <a href={`${block.url}?edit`}>{name}</a>
        <span className={styles['hint']}>
          {languages
            .map((each) => `${each.toUpperCase()}: ${messages.states[block.states[each]]}`)
            .join(' · ')}
          {' · '}
          {messages.uses(block.use_count)}
        </span>
      </span>
      <span className={styles['ways']}>
        {isUsed && (
          <StaffButton
            aria-label={messages.usesOf(name)}
            aria-expanded={open === 'uses'}
            onClick={() => setOpen(open === 'uses' ? null : 'uses')}
          >
            {messages.showUses}
          </StaffButton>
        )}
        <StaffButton
          aria-label={messages.renameOf(name)}
          aria-expanded={open === 'name'}
          onClick={() => setOpen(open === 'name' ? null : 'name')}
        >
          {messages.rename}
        </StaffButton>
        {mayRemove && (
          <StaffButton aria-label={messages.removeOf(name)} onClick={remove}>
            {messages.remove}
          </StaffButton>
        )}
      </span>
      {open === 'uses' && (
        <div className={styles['more']}>
          {isRefused && (
            <p role="alert" className={styles['error']}>
              {messages.inUse(name)}
            </p>
          )}
          <Uses id={block.id} calls={calls} />
        </div>
      )}
      {open === 'name' && (
        <NameForm name={block.name} onSave={(next) => void rename(next)} onCancel={() => setOpen(null)} />
      )}
    </li>
  )
}

function Uses({ id, calls }: { id: number; calls: Calls }) {
  const messages = sharedMessages[useLanguage()]
  const { uses, hasFailed } = useUses(calls, id)
  if (hasFailed) return <p>{messages.failed}</p>
  return uses && <UsesList uses={uses} />
}

function NameForm(props: { name: Localized; onSave: (name: Localized) => void; onCancel: () => void }) {
  const { name, onSave, onCancel } = props
  const messages = sharedMessages[useLanguage()]
  const [typed, setTyped] = useState(name)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    onSave(typed)
  }
  return (
    <form className={styles['more']} onSubmit={save}>
      <NameFields name={typed} onChange={setTyped} />
      <p className={styles['ways']}>
        <StaffButton look="primary" type="submit">
          {messages.save}
        </StaffButton>
        <StaffButton onClick={onCancel}>{messages.cancel}</StaffButton>
      </p>
    </form>
  )
}
