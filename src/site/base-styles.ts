/** The base styles; the application imports them before anything else. */
import '#design/tokens/tokens.css'
import '#design/tokens/house.generated.css'
import '#design/tokens/base.css'
import '#design/tokens/transitions.css'
import '#design/tokens/print.css'
import '#design/progress-bar/progress-bar.css'
import './document.css'
