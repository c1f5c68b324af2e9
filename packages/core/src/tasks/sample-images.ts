/** A sample image of a red circle next to a blue square, 128 × 128 pixels, small enough for a message. */
export const SHAPES_IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAIAAAACAAgMAAAC+UIlYAAAACVBMVEX////WKCgeUMgXvSzXAAAAoklEQVR42u2VOw7DIBAFTUGTPvfhCBTM/VLnlCkwXgqvN7KVSIneNBQ74if2sSxCCCHeo6zj7Wk8rJyhHQkJoB4IdwB8IcE2xa6Qu9Bcoa/Q19gV1jrFEdIQqiPkITRHGFsAR9jqlHNCMqGeE7IJ7UOCXQP8rjDVKf97zC+8h+uP9nrjxL0ZdneYD2HCxBkVplyYk2HSxlkdpv30XwghhJh5AXuDEdHgs3r7AAAAAElFTkSuQmCC'
