import { useEffect, useState, type ReactNode } from 'react'
import { useRecordMessages } from '../records/records-context.ts'
import { useSignIn } from '../session/sign-in-context.ts'
import { SignInDialog } from '#staff/sign-in-again/sign-in-dialog.tsx'
import { useStart } from '../start-context.ts'
import { LookUp } from './look-up.tsx'
import { OfficeBar } from './office-bar.tsx'
import { OfficeMenu } from './office-menu.tsx'
import styles from './shell.module.css'

/** What surrounds every page of the back office: the bar, the menu, and the dialogs that can open anywhere. */
export function Shell({ children }: { children: ReactNode }) {
  const messages = useRecordMessages()
  const { request } = useSignIn()
  const { email } = useStart()
  const [isLookingUp, setIsLookingUp] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
        return
      event.preventDefault()
      setIsLookingUp(true)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <a className={styles.skip} href="#content">
        {messages.skip}
      </a>
      <OfficeBar />
      <div className={styles.frame}>
        <OfficeMenu onLookUp={() => setIsLookingUp(true)} />
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
      </div>
      {isLookingUp && <LookUp onClose={() => setIsLookingUp(false)} />}
      {request && <SignInDialog key="sign-in" {...request} email={email} />}
    </>
  )
}
