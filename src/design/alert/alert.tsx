import { useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '#i18n/language-context.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { createAlertTimer } from './alert-timer.ts'
import styles from './alert.module.css'

export type AlertStatus = 'success' | 'error' | 'info'
export type ShownAlert = { status: AlertStatus; text: string }

const icons = { success: 'check', error: 'warning', info: 'info' } as const

/** The state of an alert: `show` displays one, `hide` removes it; pass the rest to `<Alert>`. */
export function useAlert() {
  const [alert, setAlert] = useState<ShownAlert | null>(null)
  const show = useCallback((status: AlertStatus, text: string) => setAlert({ status, text }), [])
  const hide = useCallback(() => setAlert(null), [])
  return { alert, show, hide }
}

/**
 * A message about what has just happened, at the bottom of the screen, announced by screen readers. Disappears after
 * four seconds, unless it is hovered or focused, or the tab is hidden. The live region exists before the first message,
 * because screen readers announce changes only.
 */
export function Alert({ alert, onHide }: { alert: ShownAlert | null; onHide: () => void }) {
  const messages = useMessages()
  const timer = useAlertTimer(alert, onHide)
  const shown = alert && (
    <span
      className={styles.alert}
      data-status={alert.status}
      onPointerEnter={() => timer.hold('pointer')}
      onPointerLeave={() => timer.letGo('pointer')}
      onFocus={() => timer.hold('focus')}
      onBlur={() => timer.letGo('focus')}
    >
      <Icon name={icons[alert.status]} size={22} />
      <span className={styles.text}>
        <span className="visually-hidden">{messages.parts.tone[alert.status]}: </span>
        {alert.text}
      </span>
      <Button
        variant="icon"
        size="small"
        type="button"
        onClick={onHide}
        icon={<Icon name="close" size={18} />}
      >
        {messages.parts.close}
      </Button>
    </span>
  )
  return (
    <div className={styles.place}>
      <output>{alert?.status !== 'error' && shown}</output>
      <div role="alert">{alert?.status === 'error' && shown}</div>
    </div>
  )
}

function useAlertTimer(alert: ShownAlert | null, onHide: () => void) {
  const hide = useRef(onHide)
  const [timer] = useState(() => createAlertTimer())
  useEffect(() => {
    hide.current = onHide
  }, [onHide])
  useEffect(() => {
    if (!alert) {
      // A removed alert gets no leave or blur events that would release the timer.
      timer.stop()
      timer.letGo('pointer')
      timer.letGo('focus')
      return undefined
    }
    const watchTab = () => (document.hidden ? timer.hold('tab') : timer.letGo('tab'))
    watchTab()
    timer.start(() => hide.current())
    document.addEventListener('visibilitychange', watchTab)
    return () => {
      document.removeEventListener('visibilitychange', watchTab)
      timer.letGo('tab')
      timer.stop()
    }
  }, [alert, timer])
  return timer
}
