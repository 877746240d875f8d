import { videoOf, embedOf } from '@mirante/domain/content/video-link.ts';
import { ids, ruled, str, transform } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';

/** The products of which any one unlocks a content. */
export const unlockingProducts = () => ids(1, 100, say.chooseProduct);

/** The address of a YouTube or Vimeo video, in any form; normalised to its embed address. */
export const videoLink = () =>
  transform(ruled(str(), videoLinkRule), (value) => {
    const video = typeof value === 'string' ? videoOf(value) : undefined;
    return video ? embedOf(video) : value;
  }).meta({ format: 'uri' });
const videoLinkRule = (value: string): string | undefined =>
  videoOf(value) ? undefined : 'Cole o endereço de um vídeo do YouTube ou do Vimeo.';
