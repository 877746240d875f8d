import { QueuePlace } from '@mirante/screens/payment-step/queue-place.tsx';
import { Notice } from './notice.tsx';

export const QueueNotice = ({ position }: { position: number | null | undefined }) => (
  <QueuePlace position={position} draw={({ title, detail }) => <Notice title={title}>{detail}</Notice>} />
);
