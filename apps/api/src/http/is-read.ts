/** HEAD is a GET without its body (RFC 9110, 9.3.2). */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
