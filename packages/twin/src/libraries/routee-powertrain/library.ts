import { sampled, type TwinLibrary } from '../twin-library.ts'

export const routeePowertrain: TwinLibrary = {
  key: 'routee-powertrain',
  subjects: [{ record: sampled('routee-powertrain'), make: 'vehicles' }],
}
