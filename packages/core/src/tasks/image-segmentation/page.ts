import type { TaskEntry } from '../pages/task-entry.ts'

export const imageSegmentation = {
  id: 'image-segmentation',
  label: 'Image Segmentation',
  summary:
    'Image segmentation divides a picture into regions and says what each one is, pixel by pixel. It cuts out backgrounds, measures organs in medical pictures and shows a car where the road is.',
  demo: {
    inputs: [{ type: 'img', filename: 'street.jpg' }],
    outputs: [{ type: 'img', filename: 'street-segments.png' }],
  },
  models: [
    {
      id: 'tue-mps/coco_panoptic_eomt_large_640',
      description: 'A plain vision transformer that labels things and background together, trained on COCO.',
    },
    { id: 'briaai/RMBG-1.4', description: 'Separates the foreground of a picture from its background.' },
    { id: 'ZhengPeng7/BiRefNet', description: 'Cuts out the main object of a picture in high resolution.' },
    { id: 'facebook/sapiens-seg-1b', description: 'Finds the parts of the human body.' },
    {
      id: 'facebook/mask2former-swin-large-coco-panoptic',
      description: 'Labels things and background together, trained on COCO.',
    },
  ],
  datasets: [
    { id: 'scene_parse_150', description: 'Everyday scenes in which every pixel belongs to one of 150 classes.' },
  ],
  metrics: [
    {
      id: 'Average Precision',
      description: 'How well found regions match the true ones of one class, over all thresholds of confidence.',
    },
    { id: 'Mean Average Precision', description: 'The mean of the average precision over all classes.' },
    {
      id: 'Mean Intersection over Union',
      description: 'The overlap of found and true region divided by their union, averaged over the classes.',
    },
    {
      id: 'APα',
      description:
        'Average precision that counts a region as found only if its overlap reaches α, for example 0.5 or 0.75.',
    },
  ],
  spaces: [
    { id: 'facebook/ov-seg', description: 'Segment whatever you name in words.' },
    { id: 'jbrinkma/segment-anything', description: 'Segment pictures with Segment Anything.' },
    { id: 'facebook/sapiens-pose', description: 'Find the pose of people with a model of the Sapiens family.' },
    { id: 'rashmi/sartorius-cell-instance-segmentation', description: 'Find single nerve cells under the microscope.' },
    { id: 'ArtGAN/Segment-Anything-Video', description: 'Apply Segment Anything to a video.' },
    {
      id: 'segments/panoptic-segment-anything',
      description: 'Label things and background with the help of Segment Anything.',
    },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['nvidia/segformer-b0-finetuned-ade-512-512'],
  youtubeId: 'dKE8SIt9C-w',
} satisfies TaskEntry
