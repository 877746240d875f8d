import { NO_ROLE } from '@mirante/domain/access/user.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';

export const NoRole = () => <StatusChip look={{ label: NO_ROLE, tone: 'warning', mark: 'hollow' }} />;
