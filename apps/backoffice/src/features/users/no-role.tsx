import { NO_ROLE } from '@mirante/domain/user.ts';
import { StatusChip } from '@mirante/ui-kit/status-chip.tsx';

export const NoRole = () => <StatusChip look={{ label: NO_ROLE, tone: 'warning', mark: 'hollow' }} />;
