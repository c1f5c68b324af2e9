import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app.jsx'

/** The whole page. */
export function renderPage({ script, styles }) {
  const panel = renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Examples</title>
    ${styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('\n    ')}
  </head>
  <body>
    <div id="root">${panel}</div>
    <script type="module" src="${script}"></script>
  </body>
</html>
`
}
