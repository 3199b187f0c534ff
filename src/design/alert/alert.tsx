import { useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '#i18n/language-context.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { createAlertTimer } from './alert-timer.ts'
import styles from './alert.module.css'

export type AlertStatus = 'success' | 'error' | 'info'
export type ShownAlert = { status: AlertStatus; text: string }

const icons = { success: 'check', error: 'warning', info: 'info' } as const

/** The state of an alert: `show` sets it, `hide` takes it away; hand the rest to `<Alert>`. */
export function useAlert() {
  const [alert, setAlert] = useState<ShownAlert | null>(null)
  const show = useCallback((status: AlertStatus, text: string) => setAlert({ status, text }), [])
  const hide = useCallback(() => setAlert(null), [])
  return { alert, show, hide }
}

/**
 * One sentence about what has just happened, at the foot of the screen, spoken by screen readers. Goes after four
 * seconds, unless pointer or focus is on it or the tab is not looked at. Stands in the page before it has anything to
 * say, because only changes are spoken.
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
      // What has gone can be left by neither pointer nor focus.
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
