import { MLX_SUBJECT, MLX_USED, type TwinLocalApp } from '../twin-local-app.ts'

export const mlxLm: TwinLocalApp = {
  id: 'mlx-lm',
  // Its own command is for a Mac, where MLX has everything it needs.
  otherInstall: { package: 'mlx-lm', beside: ['mlx[cpu]'] },
  subjects: [MLX_SUBJECT],
  usedWith: MLX_USED,
  typed: ['Why is the sky blue?', 'q'],
}
