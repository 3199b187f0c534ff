import { Fragment, useState } from 'react'
import { useDesk } from '../desk/desk-context.tsx'
import { areLettersKeys, keepLettersKeys } from '../keys/letter-keys.ts'
import { keyNames, shortcuts } from '../keys/shortcuts.ts'
import { Dialog } from '../shell/dialog.tsx'
import styles from '../shell/dialog.module.css'

/** All keys, from the table by which they are answered, and what helps those who see, hear or move otherwise. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { words, interfaceLanguage } = useDesk()
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return (
    <Dialog title={words.help.title} onClose={onClose} size="wide">
      <p>{words.help.intro}</p>
      <LetterKeys />
      {(['always', 'block', 'typing'] as const).map((group) => (
        <section key={group}>
          <h3>{words.help.groups[group]}</h3>
          <dl className={styles['keys']}>
            {shortcuts
              .filter((shortcut) => shortcut.group === group)
              .map((shortcut) => (
                <Fragment key={shortcut.words}>
                  <dt>
                    {shortcut.keys.map((keys, index) => (
                      <Fragment key={keys}>
                        {index > 0 && ' / '}
                        {keyNames(keys, interfaceLanguage, isMac).map((name) => (
                          <kbd key={name}>{name}</kbd>
                        ))}
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{words.keys[shortcut.words]}</dd>
                </Fragment>
              ))}
          </dl>
        </section>
      ))}
      <section>
        <h3>{words.help.access}</h3>
        <ul className={styles['group']}>
          {words.help.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </section>
    </Dialog>
  )
}

/** Letters that are commands can be switched off: whoever speaks to their computer says them unawares (WCAG 2.1.4). */
function LetterKeys() {
  const { words } = useDesk()
  const [areKeys, setAreKeys] = useState(areLettersKeys)
  return (
    <label className={styles['check']}>
      <input
        type="checkbox"
        checked={areKeys}
        onChange={({ target }) => {
          keepLettersKeys(target.checked)
          setAreKeys(target.checked)
        }}
      />
      {words.help.letters}
    </label>
  )
}
