import type { ComponentProps, FunctionComponent } from 'react'
import { plainlyClickedLink } from '../plain-click.ts'
import type { LightboxPlace } from './lightbox.tsx'

type Props = ComponentProps<typeof LightboxPlace>
type Render = (props: Props) => void

/**
 * Has the links of pictures (`LightboxLink`) open the lightbox. React and the lightbox are fetched when the first
 * picture is opened. `loadMount` gives what renders a component at the end of the document.
 */
export function enhanceLightboxLinks(
  loadMount: () => Promise<{ mount: (place: FunctionComponent<Props>) => Promise<Render> }>,
): void {
  let place: Promise<Render> | undefined
  const open = async (link: HTMLAnchorElement) => {
    try {
      const [{ mount }, { LightboxPlace, picturesAround }] = await Promise.all([
        loadMount(),
        import('./lightbox.tsx'),
      ])
      const render = await (place ??= mount(LightboxPlace))
      const onClose = () => render({ opened: null, onClose })
      // The lightbox gives the focus back to what has it now; some browsers focus no link at a click.
      link.focus({ preventScroll: true })
      render({ opened: picturesAround(link), onClose })
    } catch {
      location.assign(link.href) // the site has been renewed; the picture itself is there
    }
  }
  document.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event, 'a[data-lightbox]')
    if (!link) return
    event.preventDefault()
    void open(link)
  })
}
