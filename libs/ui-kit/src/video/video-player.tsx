import { embedOf, videoOf } from '@mirante/domain/content/video-link.ts';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Ridge } from '../shell/ridge.tsx';
import { Frame } from '../states/frame.tsx';
import { Notice } from '../states/notice.tsx';
import css from './video-player.module.css';

/** The player runs in its own origin, which is never ours, and may open its site in a new tab. */
const PLAYER = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

/**
 * Shows an own picture instead of the player until it is pressed, so that the host cannot track those who do not watch.
 */
export function VideoPlayer({ name, link }: { name: string; link: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const video = videoOf(link);
  if (!video) return <Notice tone="warning">Este vídeo não está disponível.</Notice>;
  if (!isPlaying)
    return (
      <button type="button" className={css.picture} aria-label={`Assistir: ${name}`} onClick={() => setPlaying(true)}>
        <Ridge stage={2} />
        <span>
          <Play size={30} strokeWidth={1.75} fill="currentColor" aria-hidden />
        </span>
      </button>
    );
  const address = embedOf(video);
  return (
    <Frame
      className={css.player}
      title={name}
      takesFocus
      src={`${address}${address.includes('?') ? '&' : '?'}autoplay=1`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={PLAYER}
    />
  );
}
