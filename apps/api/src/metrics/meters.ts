import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** This process's metrics. Labels never contain ids, names or addresses. */
export const registry = new Registry();
const registers = [registry];
const buckets = [0.05, 0.25, 1, 5];

export const meters = {
  requests: new Histogram({
    registers,
    buckets,
    name: 'http_server_request_duration_seconds',
    help: 'Answers, by route pattern and class of status.',
    labelNames: ['method', 'route', 'status'],
  }),
  gatewayCalls: new Histogram({
    registers,
    buckets,
    name: 'gateway_call_duration_seconds',
    help: 'Calls of the payment gateway, by what came of them.',
    labelNames: ['op', 'result'],
  }),
  reconcileFixed: new Counter({
    registers,
    name: 'reconcile_fixed_total',
    help: 'Payments that the reconciliation settled because no webhook had.',
  }),
  confirmedChecks: new Counter({
    registers,
    name: 'confirmed_checks_total',
    help: 'Confirmed payments that the gateway was asked about again, by what came of it: changed is a reversal that nobody had told of.',
    labelNames: ['result'],
  }),
  panels: new Gauge({ registers, name: 'ws_clients', help: 'Live panels that are connected.' }),
  panelsCut: new Counter({
    registers,
    name: 'ws_cut_total',
    help: 'Live panels that were cut because they took too little of what was sent.',
  }),
  panelsBuffered: new Gauge({
    registers,
    name: 'ws_buffered_bytes',
    help: 'What was written to live panels and not yet taken, as of the last second.',
  }),
  panelsRefused: new Counter({
    registers,
    name: 'ws_refused_total',
    help: 'Connections to the live panel that were refused or ended: of another page, while this process ends, beyond what an address or a person may have, for their frames.',
    labelNames: ['reason'],
  }),
  cspReports: new Counter({
    registers,
    name: 'csp_reports_total',
    help: 'What browsers reported to be against the pages’ content security policy, by directive.',
    labelNames: ['directive'],
  }),
  webhookEvents: new Counter({
    registers,
    name: 'webhook_events_total',
    help: 'Events of the gateway, by what came of them.',
    labelNames: ['result'],
  }),
  transactionRetries: new Counter({
    registers,
    name: 'transaction_retries_total',
    help: 'Transactions that were run again, by why: 40P01 a deadlock, 40001 a serialization failure, 55P03 a lock not had in time.',
    labelNames: ['code'],
  }),
  jobs: new Counter({
    registers,
    name: 'jobs_total',
    help: 'Tries of jobs, by what came of each: completed, failed to be tried again, dead.',
    labelNames: ['job', 'result'],
  }),
  jobRows: new Counter({
    registers,
    name: 'job_rows_total',
    help: 'Rows that batch jobs worked on, by what came of each.',
    labelNames: ['job', 'result'],
  }),
  invariantViolations: new Gauge({
    registers,
    name: 'invariant_violations',
    help: 'Rows that break an invariant of the books, as the last check by this process found them.',
    labelNames: ['invariant'],
  }),
  couponRejected: new Counter({
    registers,
    name: 'coupon_rejected_total',
    help: 'Coupons that were not taken, when checked and when buying.',
    labelNames: ['reason'],
  }),
  dailyLimits: new Counter({
    registers,
    name: 'daily_limits_reached_total',
    help: 'Acts of staff that were more than a day may have of them: products given for nothing, clients removed.',
    labelNames: ['act'],
  }),
  databaseRefusals: new Counter({
    registers,
    name: 'database_refusals_total',
    help: 'Values that only the database refused, by its code: no check before it did, so each is a gap of ours.',
    labelNames: ['code'],
  }),
  loginFailures: new Counter({
    registers,
    name: 'login_failures_total',
    help: 'Logins that failed.',
    labelNames: ['reason'],
  }),
};
