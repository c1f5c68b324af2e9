import type { TaskEntry } from '../pages/task-entry.ts'

export const maskGeneration = {
  id: 'mask-generation',
  label: 'Mask Generation',
  summary:
    'Mask generation finds the outline of every object in a picture, or of the one that a click or a box points to. It does not name the objects, so it also works for things that it never saw in training.',
  demo: {
    inputs: [{ type: 'img', filename: 'still-life.jpg' }],
    outputs: [{ type: 'img', filename: 'still-life-masks.png' }],
  },
  models: [
    { id: 'Zigeng/SlimSAM-uniform-50', description: 'A small, pruned version of Segment Anything.' },
    {
      id: 'facebook/sam2-hiera-large',
      description: 'Segment Anything 2: outlines objects in pictures and follows them through videos.',
    },
  ],
  datasets: [
    { id: 'merve/coco2017', description: 'Everyday photos in which objects are outlined and named.' },
    { id: 'rocky93/BraTS_segmentation', description: 'Brain scans in which tumours are outlined.' },
  ],
  metrics: [
    {
      id: 'Intersection over Union (IoU)',
      description: 'The overlap of found and true mask divided by their union: 1 is a perfect match.',
    },
  ],
  spaces: [
    { id: 'merve/OWLSAM2', description: 'Name an object in words and get its mask.' },
    { id: 'merve/slimsam', description: 'Try SlimSAM on a picture of your own.' },
    { id: 'SkalskiP/segment-anything-model-2', description: 'Make masks with Segment Anything 2.' },
    { id: 'SkalskiP/SAM_and_ProPainter', description: 'Remove an object from a video.' },
  ],
  libraries: ['transformers'],
  widgetModels: [],
} satisfies TaskEntry
