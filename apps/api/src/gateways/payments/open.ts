import type { Config } from '../../config.ts';
import { guarded } from './guarded.ts';
import type { PaymentGateway } from './port.ts';
import { sandboxGateway } from './sandbox/gateway.ts';

export const openGateway = (config: Config, now: () => Date): PaymentGateway => guarded(sandboxGateway(config, now));
