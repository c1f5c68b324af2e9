import { MLX_SUBJECT, type TwinLocalApp } from '../twin-local-app.ts'

export const mlxLm: TwinLocalApp = {
  id: 'mlx-lm',
  // Its own command is for a Mac, where MLX has everything it needs.
  otherInstall: { package: 'mlx-lm', beside: ['mlx[cpu]'] },
  subjects: [MLX_SUBJECT],
  typed: ['Why is the sky blue?', 'q'],
}
