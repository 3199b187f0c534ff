import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import ArticleIcon from '@mui/icons-material/ListAltOutlined'
import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined'
import { Menu } from 'react-admin'
import { resources } from '../data/resources.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useStart } from '../start-context.ts'

export function OfficeMenu() {
  const { frame: messages } = useOfficeMessages()
  const { mayManageRecords } = useStart()
  return (
    <nav aria-label={messages.menu}>
      <Menu>
        {mayManageRecords && (
          <>
            <Menu.Item
              to={`/${resources.forms.name}`}
              primaryText={messages.forms}
              leftIcon={<ArticleIcon />}
            />
            <Menu.Item
              to={`/${resources.entries.name}`}
              primaryText={messages.entries}
              leftIcon={<InboxIcon />}
            />
          </>
        )}
        <Menu.Item to={`/${resources.media.name}`} primaryText={messages.media} leftIcon={<PhotoIcon />} />
        {mayManageRecords && (
          <Menu.Item to="/personal-data" primaryText={messages.personalData} leftIcon={<BadgeIcon />} />
        )}
      </Menu>
    </nav>
  )
}
