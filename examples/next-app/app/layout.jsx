import '@model-snippets/react/styles.css'

export const metadata = { title: 'Examples' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
