import { useNavigation } from 'react-router'
import { ProgressBar } from '#design/progress-bar/progress-bar.tsx'

/** Shows that the next page is on its way; a page that comes at once shows nothing. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return <ProgressBar isBusy={state !== 'idle'} />
}
