/**
 * Lies over its still picture. It has no address until the script gives it one, which it does not on phones, nor for those
 * who save data or prefer no motion.
 */
export const SlideVideo = ({ src }: { src: string }) => (
  <video
    data-src={src}
    muted
    loop
    playsInline
    preload="none"
    aria-hidden="true"
    tabIndex={-1}
    className="absolute inset-0 size-full object-cover"
  />
)
