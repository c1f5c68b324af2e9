import { defineConfig } from 'vite'

export default defineConfig({
  build: { lib: { entry: 'src/worker.js', formats: ['es'], fileName: 'worker' }, target: 'es2022' },
})
