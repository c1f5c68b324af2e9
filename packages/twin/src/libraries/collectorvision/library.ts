import { sampled, type TwinLibrary } from '../twin-library.ts'

export const collectorvision: TwinLibrary = {
  key: 'collectorvision',
  makersNeed: ['onnx'],
  subjects: [
    {
      record: sampled('collectorvision'),
      make: 'network',
      shows: [{ prints: /NeuralCornerDetector\(.*\n*NeuralEmbedder\(/ }],
    },
  ],
}
