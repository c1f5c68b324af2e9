import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const stableBaselines3: TwinLibrary = {
  key: 'stable-baselines3',
  subjects: [{ record: catalogued('sb3/ppo-CartPole-v1'), make: 'ppo', shows: [{ prints: /ActorCriticPolicy/ }] }],
}
