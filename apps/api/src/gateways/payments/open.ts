import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { withMetrics } from './with-metrics.ts';
import type { PaymentGateway } from './port.ts';
import { sandboxGateway } from './sandbox/gateway.ts';
import { vindiGateway } from './vindi/gateway.ts';

/** The configured gateway, behind a circuit breaker. */
export const openGateway = (config: Config, { db, now }: { db: Db; now: () => Date }): PaymentGateway =>
  withCircuitBreaker(withMetrics(config.vindi ? vindiGateway(config.vindi, { db, now }) : sandboxGateway(config, now)));
