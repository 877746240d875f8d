import { expect, test } from 'vitest';
import { embedOf, videoOf } from './video-link.ts';

const embed = (address: string) => {
  const video = videoOf(address);
  return video && embedOf(video);
};
const tube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';
const unlisted = 'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', tube],
  ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s', tube],
  ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', tube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', tube],
  ['youtu.be/dQw4w9WgXcQ', tube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0', tube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', tube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', tube],
  [tube, tube],
  ['https://www.youtube.com/embed/abc', 'https://www.youtube-nocookie.com/embed/abc'],
  [' https://vimeo.com/76979871 ', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://player.vimeo.com/video/1', 'https://player.vimeo.com/video/1?dnt=1'],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/manage/videos/76979871', vimeo],
  ['https://vimeo.com/manage/videos/76979871/8272103f6e', unlisted],
  ['https://vimeo.com/showcase/7008490/video/76979871', vimeo],
  ['https://vimeo.com/album/7008490/video/76979871', vimeo],
  ['https://vimeo.com/76979871/8272103f6e', unlisted],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', unlisted],
  [unlisted, unlisted],
])('videoOf: %s is embedded from %s', (address, shown) => {
  expect(embed(address)).toBe(shown);
});

test.each([
  '',
  'dQw4w9WgXcQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@canal',
  'https://www.youtube.com/playlist?list=PL1',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube-nocookie.com/embed/live_stream?channel=UC1',
  'https://www.youtube.com/redirect?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/blog',
  'https://vimeo.com/showcase/7008490',
  'https://vimeo.com/76979871/"><script>',
  'https://player.vimeo.com/video/76979871?h="onload=',
  'https://www.dailymotion.com/video/x7tgad0',
])('videoOf: %j is no YouTube or Vimeo video', (address) => {
  expect(videoOf(address)).toBeUndefined();
});
