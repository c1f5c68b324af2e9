import { StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.jsx'
import '@model-snippets/react/styles.css'

const Woken = () => {
  useEffect(() => {
    document.documentElement.dataset.woken = 'true'
  }, [])
  return <App />
}

hydrateRoot(
  document.getElementById('root'),
  <StrictMode>
    <Woken />
  </StrictMode>,
  {
    // What the server sent and what the browser made of it were not the same.
    onRecoverableError: (error) => {
      document.documentElement.dataset.problem = String(error)
    },
  },
)
