import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    manifest: 'manifest.json',
    rolldownOptions: { input: 'src/client.jsx' },
  },
})
