import { expect, test } from 'vitest'
import { videoSite } from './content'

test.each([
  ['https://www.youtube.com/watch?v=x', 'YouTube'],
  ['https://youtu.be/x', 'YouTube'],
  ['https://vimeo.com/1', 'Vimeo'],
  ['/media/tour.mp4', ''],
  ['https://youtube.com.evil.example/x', null],
  ['https://evil.example/?youtube.com', null],
  ['javascript:alert(1)//youtube.com', null],
  ['//youtube.com/x', null],
  ['', null],
  [5, null],
])('a video at %j is on %j', (address, site) => expect(videoSite(address)).toBe(site))
