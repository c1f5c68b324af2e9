import type { TaskEntry } from '../pages/task-entry.ts'

export const objectDetection = {
  id: 'object-detection',
  label: 'Object Detection',
  summary:
    'Object detection finds objects of known classes in an image and draws a box around each one. It’s used to count products, monitor traffic, and show a machine where to look.',
  demo: {
    inputs: [{ type: 'img', filename: 'street.jpg' }],
    outputs: [{ type: 'img', filename: 'street-objects.png' }],
  },
  models: [
    { id: 'facebook/detr-resnet-50', description: 'A transformer that finds objects; trained on COCO.' },
    {
      id: 'IDEA-Research/dab-detr-resnet-50',
      description: 'A variant of DETR that trains faster because its queries are boxes.',
    },
    { id: 'PekingU/rtdetr_v2_r50vd', description: 'Finds objects in real time, trained on COCO.' },
    { id: 'StephanST/WALDO30', description: 'Finds vehicles, buildings, and people in aerial images.' },
  ],
  datasets: [
    { id: 'merve/coco2017', description: 'Everyday photos with boxes around objects of 80 classes.' },
    { id: 'merve/pascal-voc', description: 'Photos with boxes around objects of 20 classes.' },
  ],
  metrics: [
    {
      id: 'Average Precision',
      description: 'How well the predicted boxes of one class match the true ones, over all confidence thresholds.',
    },
    { id: 'Mean Average Precision', description: 'The mean of the average precision over all classes.' },
    {
      id: 'APα',
      description:
        'Average precision that counts a box as correct only if its overlap with the true box is at least α, for example 0.5 or 0.75.',
    },
  ],
  spaces: [
    { id: 'Roboflow/RF-DETR', description: 'Find objects with RF-DETR, a real-time model.' },
    { id: 'Gradio-Blocks/Object-Detection-With-DETR-and-YOLOS', description: 'Compare DETR and YOLOS on an image.' },
    { id: 'sunsmarterjieleaf/yolov12', description: 'Try YOLOv12 on an image or video.' },
    { id: 'VIPLab/Track-Anything', description: 'Track a selected object through a video.' },
    { id: 'merve/RT-DETR-tracking-coco', description: 'Find and track objects in a video.' },
  ],
  libraries: ['transformers', 'transformers.js', 'ultralytics'],
  widgetModels: ['facebook/detr-resnet-50'],
  youtubeId: 'WdAeKSOpxhw',
} satisfies TaskEntry
