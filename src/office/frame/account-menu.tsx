import PersonIcon from '@mui/icons-material/PersonOutlined'
import { Divider, IconButton, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useRef, useState } from 'react'
import { csrfToken } from '#design/csrf-token.ts'
import { themes } from '#design/theme/theme.ts'
import { staffHref } from '#routing/paths.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useStart } from '../start-context.ts'
import { useSiteTheme } from '../theme/use-site-theme.ts'

/** Who is signed in, the theme, and signing out. */
export function AccountMenu() {
  const { frame: messages } = useOfficeMessages()
  const { userName } = useStart()
  const { theme, choose } = useSiteTheme()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={messages.account(userName)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ '&.Mui-focusVisible': { outlineColor: '#fff' } }}
      >
        <PersonIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ListSubheader role="presentation">{userName}</ListSubheader>
        <MenuItem component="a" href={staffHref('cms-hub')}>
          {messages.overview}
        </MenuItem>
        <MenuItem component="a" href={staffHref('account')}>
          {messages.myAccount}
        </MenuItem>
        <Divider />
        {themes.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={theme === one}
            selected={theme === one}
            onClick={() => choose(one)}
          >
            {`${messages.theme}: ${messages.themes[one]}`}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => form.current?.requestSubmit()}>{messages.signOut}</MenuItem>
      </Menu>
      <form ref={form} method="post" action={staffHref('logout')} hidden>
        <input type="hidden" name="csrf" value={csrfToken()} />
      </form>
    </>
  )
}
