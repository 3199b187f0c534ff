import { useEffect, useState, type ReactNode } from 'react'
import { useSignIn } from '../session/sign-in-context.ts'
import { StaffFrame } from '#site/staff/staff-frame.tsx'
import { SignInDialog } from '#staff/sign-in-again/sign-in-dialog.tsx'
import { useStart } from '../start-context.ts'
import { LookUp } from './look-up.tsx'
import { OfficeBar } from './office-bar.tsx'
import { OfficeMenu } from './office-menu.tsx'

/** What surrounds every page of the back office: the bar, the menu, and the dialogs that can open anywhere. */
export function Shell({ children }: { children: ReactNode }) {
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
      <StaffFrame bar={<OfficeBar />} menu={<OfficeMenu onLookUp={() => setIsLookingUp(true)} />}>
        {children}
      </StaffFrame>
      {isLookingUp && <LookUp onClose={() => setIsLookingUp(false)} />}
      {request && <SignInDialog key="sign-in" {...request} email={email} />}
    </>
  )
}
