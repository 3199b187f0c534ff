import { Fragment } from 'react'
import { useDesk } from '../desk/desk-context.tsx'
import { keyNames, shortcuts } from '../keys/shortcuts.ts'
import { Dialog } from '../shell/dialog.tsx'
import styles from '../shell/dialog.module.css'

/** All keys, from the table by which they are answered. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { words, interfaceLanguage } = useDesk()
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return (
    <Dialog title={words.help.title} onClose={onClose} size="wide">
      <p>{words.help.intro}</p>
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
    </Dialog>
  )
}
