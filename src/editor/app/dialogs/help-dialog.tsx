import { Fragment } from 'react'
import { useStore } from '#design/use-store.ts'
import { handbookHref } from '#routing/handbook-places.ts'
import { useTexts } from '#editor/page/workspace/workspace-context.tsx'
import { keepLetterKeys, letterKeys } from '../keys/letter-keys.ts'
import { keyNames } from '#design/keys/key-names.ts'
import { shortcuts } from '../keys/shortcuts.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import styles from '#editor/controls/dialog.module.css'

/** All keyboard shortcuts, from the table that also handles them, and the help for assistive technology. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { messages, interfaceLanguage } = useTexts()
  return (
    <Dialog title={messages.help.title} help="keys" onClose={onClose} size="wide">
      <p>
        {messages.help.intro}{' '}
        <a href={handbookHref()} target="_blank" rel="noreferrer">
          {messages.help.all}
        </a>
      </p>
      <LetterKeys />
      {(['always', 'block', 'typing'] as const).map((group) => (
        <section key={group}>
          <h3>{messages.help.groups[group]}</h3>
          <dl className={styles['keys']}>
            {shortcuts
              .filter((shortcut) => shortcut.group === group)
              .map((shortcut) => (
                <Fragment key={shortcut.messages}>
                  <dt>
                    {shortcut.keys.map((keys, index) => (
                      <Fragment key={keys}>
                        {index > 0 && ' / '}
                        {keyNames(keys, interfaceLanguage).map((name) => (
                          <kbd key={name}>{name}</kbd>
                        ))}
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{messages.keys[shortcut.messages]}</dd>
                </Fragment>
              ))}
          </dl>
        </section>
      ))}
      <section>
        <h3>{messages.help.access}</h3>
        <ul className={styles['group']}>
          {messages.help.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </section>
    </Dialog>
  )
}

/** Single-letter shortcuts can be switched off: speech input can trigger them accidentally (WCAG 2.1.4). */
function LetterKeys() {
  const { messages } = useTexts()
  const areKeys = useStore(letterKeys, (state) => state)
  return (
    <label className={styles['check']}>
      <input type="checkbox" checked={areKeys} onChange={({ target }) => keepLetterKeys(target.checked)} />
      {messages.help.letters}
    </label>
  )
}
