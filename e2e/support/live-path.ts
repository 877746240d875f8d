/** The WebSocket of the live panel and the desk. */
export const LIVE_PATH = '/api/v1/full-trader/socket';
/** Its address on any host, for `routeWebSocket`. */
export const LIVE_ADDRESS = new RegExp(`${LIVE_PATH}$`);
