import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts/tasks.ts'

interface MovingPictureProps {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** An animation that readers can stop. It doesn't play for readers who prefer reduced motion. */
export function MovingPicture({ src, alt, width, height }: MovingPictureProps) {
  const texts = useTexts()
  const image = useRef<HTMLImageElement>(null)
  const still = useRef<HTMLCanvasElement>(null)
  const [isStill, setIsStill] = useState(false)
  useEffect(() => setIsStill(matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  useEffect(() => {
    if (!isStill || image.current === null) return
    let isWanted = true
    const { current } = image
    const draw = () => {
      if (isWanted) still.current?.getContext('2d')?.drawImage(current, 0, 0, width, height)
    }
    // A picture that can't be shown has no frame to stop at.
    current.decode().then(draw, () => undefined)
    return () => {
      isWanted = false
    }
  }, [isStill, width, height])
  const Icon = isStill ? Play : Pause
  return (
    <div className="relative w-fit">
      <img
        ref={image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={`rounded-xl ${isStill ? 'opacity-0' : ''}`}
      />
      {isStill ? (
        <canvas ref={still} width={width} height={height} className="absolute inset-0 size-full rounded-xl" />
      ) : null}
      <Button
        size="icon"
        aria-label={isStill ? texts.demo.play : texts.demo.pause}
        className="when-hydrated not-printed absolute end-2 bottom-2"
        onClick={() => setIsStill(!isStill)}
      >
        <Icon className="size-4" />
      </Button>
    </div>
  )
}
